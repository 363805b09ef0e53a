// In: names and numbers. Out: the words of the list of one-things.

export const listWords = {
  heading: "请选择要办理的一件事",
  tabs: "服务类别",
  personal: "个人服务",
  enterprise: "企业服务",
  mine: "我的申报",
  subjects: "主题目录",
  help: (hotline: string) => `不会操作？请拨打 ${hotline}，工作人员一步一步帮您办。`,
  pieces: (count: number) => `${count} 件`,
  matters: (count: number) => `${count} 个事项`,
  steps: (count: number) => `${count} 步`,
  face: "需人脸核验",
  found: (words: string, count: number) => `“${words}”的搜索结果：${count} 件`,
  searchHeading: "搜索结果",
  unknownThing: "暂无该事项：链接中的事项不存在或已下线，请从下面的列表中选择。",
};
