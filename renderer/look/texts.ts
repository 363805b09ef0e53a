// The few texts that the building blocks contain themselves.

export const lookTexts = {
  empty: "暂无数据",
  loading: "正在加载",
  loadingWait: "正在加载，请稍候",
  copy: "复制",
  copied: "已复制",
  done: "已完成",
  current: "进行中",
  problem: "有问题",
  notices: "消息",
  close: "关闭",
};
