// In: names and numbers. Out: the words for a verdict of the gateway that is not the portal's own.

export const verdictWords = {
  title: "办理内容有变化",
  matters: (count: number) => `按最新规定，本次办理 ${count} 个事项：`,
  matter: (name: string, department: string) => `${name}（${department}）`,
  materials: (names: readonly string[]) => `需要的材料：${names.join("、")}`,
  noMaterials: "不需要提交材料。",
  reload: "刷新页面，按最新规定办理",
  goOn: "也可以再点一次下一步，按本页内容继续。",
};
