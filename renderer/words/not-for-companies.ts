// In: names. Out: the words of the dialog about a one-thing that is closed to companies.

export const notForCompaniesWords = {
  closed: (name: string) => `“${name}”不面向企业办理`,
  company: (company: string) => `您登录的企业是“${company}”，企业可以办理的事项在“企业服务”中。`,
  person: "如由个人办理，请换个人账户登录后再来。",
  services: "查看企业服务",
  logIn: "换个人账户登录",
};
