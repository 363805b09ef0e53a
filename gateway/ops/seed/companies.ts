// The invented companies that have authorised a demo person, at least one in each state of point 4.
import type { Company } from "../../base/person.ts";

const description = "经办人：测试甲";
const at = (time: string): number => Date.parse(`${time.replace(" ", "T")}+08:00`);

export type DemoCompany = Omit<Company, "applyTime"> & { applyTime: number };

/** Owner → companies. */
export const demoCompanies: Record<string, DemoCompany[]> = {
  "demo-person-1": [
    {
      id: "CO001",
      companyName: "云澜测试甲科技有限公司",
      unifiedSocialCreditCode: "91320400MA000TE56T",
      description,
      applyTime: at("2026-10-08 09:12:33"),
      state: 2,
    },
    {
      id: "CO002",
      companyName: "霁桥示例餐饮店（个体工商户）",
      unifiedSocialCreditCode: "92320400MA00X1Y22Y",
      description,
      applyTime: at("2026-11-18 15:40:02"),
      state: 0,
    },
    {
      id: "CO003",
      companyName: "松陌样本农业专业合作社",
      unifiedSocialCreditCode: "93320400NA00000049",
      description,
      applyTime: at("2026-11-17 10:00:00"),
      state: 1,
    },
    {
      id: "CO004",
      companyName: "雁浦虚构贸易有限公司",
      unifiedSocialCreditCode: "91320400MA0000154Y",
      description,
      applyTime: at("2026-09-01 08:30:00"),
      state: 9,
    },
    {
      id: "CO005",
      companyName: "芦汀测试物流有限公司",
      unifiedSocialCreditCode: "91320400MA00002770",
      description,
      applyTime: at("2026-08-15 11:20:45"),
      state: 8,
    },
    {
      id: "CO006",
      companyName: "青漪样例文化传播有限公司",
      unifiedSocialCreditCode: "91320400MA000004XM",
      description,
      applyTime: at("2026-07-02 16:05:10"),
      state: 8,
    },
  ],
};
