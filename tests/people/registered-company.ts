// The entry of the approved company in the register of companies.
import type { CompanyRegistration } from "../../engine/contract/types.gen.ts";

export const registeredCompany: CompanyRegistration = {
  companyName: "云澜测试甲科技有限公司",
  unifiedSocialCreditCode: "91320400MA000TE56T",
  operManName: "测试己",
  operManNameText: "测*己",
  operManCode: "329900198109163017",
  operManCodeText: "3299**********3017",
  operManPhoneNumber: "13800000006",
  operManPhoneNumberText: "138****0006",
  organizationAddress: "云澜市霁桥镇测试路66号3幢201室",
  businessScope: "软件开发",
  registeredCapital: "200",
};
