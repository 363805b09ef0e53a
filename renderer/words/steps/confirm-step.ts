// In: numbers. Out: the Chinese words of 信息确认.

export const confirmWords = {
  title: "请确认申请人信息",
  lead: "以下信息来自实名认证，会带入申请表，不用再填。",
  applicant: "申请人",
  company: "申请企业",
  agent: "经办人",
  name: "姓名",
  certificate: "证件号码",
  mobile: "手机号码",
  companyName: "企业名称",
  creditCode: "统一社会信用代码",
  township: "所属乡镇",
  matters: (count: number) => `本次办理 ${count} 个事项`,
  changeMatters: "修改情形",
  wrong: "姓名或证件号码有误的，请到省统一身份认证平台更正后再办理。",
  wrongCompany: "企业信息来自电子营业执照和企业授权，有误的，请更正后再办理。",
};
