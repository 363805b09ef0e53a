// Where the city has a register of authorisations, its word decides who acts for which company, at the list and at the submission.

import { expect, test } from "vitest";
import { servicePorts } from "../../../../gateway/outside/city-services/service-ports.ts";
import { submit } from "../../setup/declarations.ts";
import { contentWith, wholeDraftFor } from "../../setup/doors.ts";
import { gatewayUnderTest } from "../../setup/gateway-under-test.ts";
import { type Said, secret, serviceUnderTest } from "./service-under-test.ts";

const creditCode = "91320400MA000TE56T";
const company = (state: number) => ({
  companyName: "云澜市测试科技有限公司",
  creditCode,
  description: "经办人",
  applyTime: "2026-11-19 09:30:00",
  state,
});

async function registered() {
  const gateway = await gatewayUnderTest({ content: contentWith({ companyRequired: true }) });
  const { parts, clock } = gateway;
  const say: Record<string, Said> = { list: { companies: [company(2)] }, apply: { taken: true } };
  const service = await serviceUnderTest((path) => say[path.split("/").at(-1) ?? ""], clock.now);
  const authorisations = { url: service.url, secret, seconds: 5 };
  const around = {
    clock,
    random: parts.random,
    report: (problem: unknown) => parts.report(problem, "services"),
    wait: async () => undefined,
  };
  Object.assign(parts.outside, servicePorts({ authorisations }, around));
  const citizen = await gateway.person(1);
  const list = async () => (await citizen.call("authorizeList")).data as { id: string; state: number }[];
  const itsId = async () => {
    const found = (await citizen.call("authorizeList")).data as {
      id: string;
      unifiedSocialCreditCode: string;
    }[];
    return found.find(({ unifiedSocialCreditCode: code }) => code === creditCode)?.id ?? "";
  };
  return { ...gateway, ...service, citizen, say, list, itsId };
}

test("[4] the list is the register's: what it says counts, and what it no longer names may be asked again", async () => {
  const { citizen, list, heard, itsId } = await registered();
  const { data } = await citizen.call("authorizeList");
  expect(data[0]).toMatchObject({
    companyName: "云澜市测试科技有限公司",
    unifiedSocialCreditCode: creditCode,
    description: "经办人",
    applyTime: "2026-11-19 09:30:00",
    state: 2,
  });
  const id = await itsId();
  expect((await list()).filter((each) => each.id !== id).map(({ state }) => state)).not.toContain(2);
  expect(heard[0]?.body).toEqual({
    person: { realName: "测试甲", certificateNumber: "329900198503121014", mobile: "13800000001" },
  });
});

test("[4] who has lost a company's word since the list was read does not submit for it", async () => {
  const { citizen, say, itsId } = await registered();
  const draft = await wholeDraftFor(citizen, await itsId());
  say.list = { companies: [company(8)] };
  expect((await submit(citizen, draft)).status).toBe(403);
  say.list = 503;
  const away = await submit(citizen, draft);
  expect([away.status, away.msg]).toEqual([503, "企业授权服务暂时没有响应，请稍后再试"]);
  say.list = { companies: [company(2)] };
  expect((await submit(citizen, draft)).status).toBe(200);
});

test("[4] applying again reaches the register; where it says no, the person is told to look again", async () => {
  const { citizen, say, itsId, heard } = await registered();
  say.list = { companies: [company(8)] };
  const id = await itsId();
  say.apply = { taken: false };
  expect((await citizen.call("applyAuthorization", { id })).status).toBe(409);
  say.apply = { taken: true };
  expect((await citizen.call("applyAuthorization", { id })).data).toMatchObject({ id, state: 0 });
  expect(heard.at(-1)).toMatchObject({ path: "/city/authorisations/apply", body: { creditCode } });
});
