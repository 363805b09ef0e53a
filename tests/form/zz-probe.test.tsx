import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import Form from "@rjsf/core";
test("probe", async () => {
  const div = document.createElement("div"); document.body.append(div);
  createRoot(div).render(<p>你好{String(typeof Form)}</p>);
  await expect.element(page.getByText(/你好/)).toBeVisible();
});
