// Texts of the list of one-things and of its search.

export const listTexts = {
  heading: "请选择要办理的一件事",
  elderHeading: "您要办什么事？",
  tabs: "服务类别",
  personal: "个人服务",
  enterprise: "企业服务",
  mine: "我的申报",
  subjects: "主题目录",
  bySubject: "按主题查找",
  shown: (tab: string) => `已显示“${tab}”`,
  help: (hotline: string) => `不会操作？请拨打 ${hotline}，工作人员一步一步帮您办。`,
  pieces: (count: number) => `${count} 件`,
  matters: (count: number) => `${count} 个事项`,
  steps: (count: number) => `${count} 步`,
  face: "需人脸核验",
  minutes: (count: number) => `约 ${count} 分钟`,
  materials: (count: number) => (count > 0 ? `${count} 份材料` : "不用交材料"),
  days: { "working-day": "个工作日办结", "calendar-day": "天办结" },
  sameDay: "当天办结",
  guideFirst: "先看指南",
  found: (words: string, count: number) => `“${words}”的搜索结果：${count} 件`,
  searchHeading: "搜索结果",
  searchOf: (words: string) => `“${words}”的搜索结果`,
  unknownThing: "暂无该事项：链接中的事项不存在或已下线，请从下面的列表中选择。",
};

export const oftenTexts = { often: "常办的事", all: "全部分类" };

export const searchingTexts = {
  nothing: "暂无该事项",
  besides: "为您推荐",
  found: (count: number) => `为您推荐 ${count} 件`,
  because: (words: string) => `与“${words}”有关`,
  suggestions: "您要找的可能是",
  suggested: (count: number) => `有 ${count} 件相关的事，按向下键选择`,
  pieces: (count: number) => `${count} 件`,
  noneHelp: "换个说法试试，或者从全部事项中查找。",
  all: "查看全部事项",
  failed: "查询失败",
  retry: "重试",
};
