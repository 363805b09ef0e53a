// Nothing goes in; why the company that an address named cannot be acted for. They come with what finds it.

export const companyModeWords = {
  unknownCompany: "链接中的企业不在为您授权的企业中，现以个人身份继续",
  notYourCompany: "链接中的企业不是您登录的企业，现以登录的企业继续",
  companyNotApproved: (name: string, note: string) => `链接中的企业“${name}”${note}，现以个人身份继续`,
} as const;
