import { expect, test } from "vitest";
test("probe", () => { expect(1).toBe(1); });
