// In: names, numbers and times. Out: the words of the list of applications.

export const mineWords = {
  heading: "我的申报",
  chips: "按状态筛选",
  all: "全部",
  chip: (name: string, count: number) => `${name} ${count}`,
  number: (number: string) => `编号 ${number}`,
  savedAt: (time: string) => `${time} 保存`,
  total: (count: number) => `共 ${count} 件，已全部显示`,
  none: "暂无数据",
  noneOf: (status: string) => `没有“${status}”的申报，换一个条件看看，或者从一件事列表开始办理。`,
  noneAtAll: "办理一件事后，可以在这里查看进度和暂存件。",
  showAll: "查看全部",
  start: "去办一件事",
  login: "登录后可查看您的申报和暂存件。",
  toLogin: "登录",
  actions: {
    授权过期: "查看详情",
    未上传委托书: "查看详情",
    不予批准: "查看原因",
    办理中: "查看进度",
    已申请: "查看详情",
    暂存件: "继续填写",
  },
  of: (thing: string) => `（${thing}）`,
};
