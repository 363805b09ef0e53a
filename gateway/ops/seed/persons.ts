// The invented persons of a trial. Region 329900 is no real place, so their numbers belong to nobody.
import type { Person } from "../../base/person.ts";

/** Who they are by either door: the login decides as whom they come (Spec 6). */
export interface DemoPerson extends Omit<Person, "userType"> {
  /** What this person demonstrates in a trial, in Chinese. */
  shows: string;
  /** The register of electronic licences knows this person's identity card. */
  hasLicence: boolean;
}

const nobody = { entLicenseSn: "", company: null };

export const demoPersons: DemoPerson[] = [
  {
    ...nobody,
    id: "demo-person-1",
    realName: "测试甲",
    mobile: "13800000001",
    certificateNumber: "329900198503121014",
    loginName: "ceshijia",
    shows: "已实名，有身份证电子证照",
    hasLicence: true,
  },
  {
    ...nobody,
    id: "demo-person-2",
    realName: "测试乙",
    mobile: "13800000002",
    certificateNumber: "329900199007082022",
    loginName: "ceshiyi",
    shows: "已实名，没有电子证照",
    hasLicence: false,
  },
  {
    ...nobody,
    id: "demo-person-3",
    realName: "测试丙",
    mobile: "13800000003",
    certificateNumber: "",
    loginName: "ceshibing",
    shows: "未实名",
    hasLicence: false,
  },
  {
    id: "demo-person-4",
    realName: "测试丁",
    mobile: "13800000004",
    certificateNumber: "329900197805214043",
    loginName: "ceshiding",
    entLicenseSn: "DEMO-EBL-0004",
    company: {
      id: "demo-company-1",
      companyName: "云澜市测试科技有限公司",
      unifiedSocialCreditCode: "91329900MA0TE5T16U",
      description: "法定代表人：测试丁",
      applyTime: "2026-01-05 09:00:00",
      state: 2,
    },
    shows: "企业法定代表人：在此登录以本人身份办理，代表企业请用电子营业执照登录",
    hasLicence: true,
  },
  {
    id: "demo-person-5",
    realName: "测试戊",
    mobile: "13800000005",
    certificateNumber: "329900198203065057",
    loginName: "ceshiwu",
    entLicenseSn: "DEMO-EBL-0005",
    company: {
      id: "demo-company-2",
      companyName: "云澜市样例制造有限公司",
      unifiedSocialCreditCode: "91329900MA0TE5T24N",
      description: "法定代表人：测试戊",
      applyTime: "2026-02-09 10:30:00",
      state: 2,
    },
    shows: "另一家企业的法定代表人，没有电子证照，登录方式同上",
    hasLicence: false,
  },
];
