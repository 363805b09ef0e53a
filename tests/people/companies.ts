// The invented companies that have authorised the verified person, in every state of point 4.
import type { CompanyInfo } from "../../engine/contract/types.gen.ts";

const description = "经办人：测试甲";

export const companies: CompanyInfo[] = [
  {
    id: "CO001",
    companyName: "云澜测试甲科技有限公司",
    unifiedSocialCreditCode: "91320400MA000TE56T",
    description,
    applyTime: "2026-10-08 09:12:33",
    state: 2,
  },
  {
    id: "CO002",
    companyName: "霁桥示例餐饮店（个体工商户）",
    unifiedSocialCreditCode: "92320400MA00X1Y22Y",
    description,
    applyTime: "2026-11-18 15:40:02",
    state: 0,
  },
  {
    id: "CO003",
    companyName: "松陌样本农业专业合作社",
    unifiedSocialCreditCode: "93320400NA00000049",
    description,
    applyTime: "2026-11-17 10:00:00",
    state: 1,
  },
  {
    id: "CO004",
    companyName: "雁浦虚构贸易有限公司",
    unifiedSocialCreditCode: "91320400MA0000154Y",
    description,
    applyTime: "2026-09-01 08:30:00",
    state: 9,
  },
  {
    id: "CO005",
    companyName: "芦汀测试物流有限公司",
    unifiedSocialCreditCode: "91320400MA00002770",
    description,
    applyTime: "2026-08-15 11:20:45",
    state: 8,
  },
];
