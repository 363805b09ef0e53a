// In: the name of a company. Out: the words of the line that says for whom the visitor acts.

export const companyModeWords = {
  label: "办理身份",
  acting: "您正在代表",
  actingFor: "办理企业事项",
  itself: "当前以企业身份登录：",
  leave: "改为本人办理",
  left: "现以本人身份办理",
};
