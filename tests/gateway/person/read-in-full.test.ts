// An application or a draft with nothing masked, for its owner alone.

import { expect, test } from "vitest";
import type { ApplicationDetail } from "../../../engine/contract/types.gen.ts";
import { makeDraft } from "../setup/declarations.ts";
import { submitted } from "../setup/desk-work.ts";
import { gatewayUnderTest } from "../setup/gateway-under-test.ts";

test("[5, 6] what is masked on the page of an application or a draft is shown in full to its owner who asks for it", async () => {
  const { person } = await gatewayUnderTest();
  const browser = await person(1);
  const { id } = await submitted(browser);
  const { draftId } = await makeDraft(browser);
  const applicant = async (ask: { id: string; full?: "1" }) => {
    const { data } = await browser.call("projectInfo", ask);
    const { formContent }: Pick<ApplicationDetail, "formContent"> = data;
    const fields = formContent.flatMap((part) => part.fields);
    return ["applicantName", "applicantPaperCode"].map(
      (key) => fields.find((field) => field.key === key)?.text,
    );
  };
  for (const one of [id, draftId]) {
    expect(await applicant({ id: one })).toEqual(["测*甲", "3299**********1014"]);
    expect(await applicant({ id: one, full: "1" })).toEqual(["测试甲", "329900198503121014"]);
  }
  const stranger = await person(2);
  expect((await stranger.call("projectInfo", { id, full: "1" })).status).toBe(404);
});
