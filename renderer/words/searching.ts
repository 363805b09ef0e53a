// In: names and numbers. Out: the words of the clever search.

export const searchingWords = {
  nothing: "暂无该事项",
  instead: "没有找到？为您推荐",
  besides: "为您推荐",
  found: (count: number) => `为您推荐 ${count} 件`,
  because: (words: string) => `与“${words}”有关`,
  pieces: (count: number) => `${count} 件`,
  none: "暂无数据",
  noneHelp: "换个说法试试，或者从全部事项中查找。",
  all: "查看全部事项",
  failed: "查询失败",
  retry: "重试",
};
