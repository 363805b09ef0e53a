// In: names. Out: what is said of a draft whose one-thing has changed, when it is opened and where it is looked at.

export const draftChangesWords = {
  title: "办理内容有更新",
  stopped: "不能继续办理",
  lead: "您上次保存之后，这个事项的填报内容有调整。其余已填的内容都在，请看看下面的变化。",
  again: "需要重新填写",
  newly: "新增的必填内容",
  notAsked: "不再填写的内容",
  kept: "这些内容不会提交，已另外留存，可在“我的申报”中查看。",
  signature: "签名需要重做",
  signatureWhy: "签名之后填报内容有调整，提交前请核对并重新签名。",
  later: (step: string) => `办到“${step}”时填写`,
  look: "查看已填内容",
  go: "知道了，继续办理",
  close: "知道了",
  keptTitle: "不再填写的内容（不会提交）",
};
