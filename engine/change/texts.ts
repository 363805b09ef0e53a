// The Chinese texts for the owner of a draft whose one-thing has changed.

export const changeTexts = {
  township: "乡镇",
  signing: { title: "签名", message: "请完成签名", step: "sign" },
  otherId: "该事项已换成另一件事，原来的暂存件不能继续办理",
  companyOnly: "该事项现在只由企业办理，以本人身份暂存的内容不能继续提交",
  personOnly: "该事项现在只由本人办理，以企业身份暂存的内容不能继续提交",
};
