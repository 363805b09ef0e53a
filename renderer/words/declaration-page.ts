// In: names and times. Out: the words around the steps of a declaration.

export const declaringWords = {
  saving: "正在保存",
  saved: (time: string) => `已保存 ${time}`,
  failed: "未保存，正在重试",
  conflict: "有冲突",
  opening: "正在打开申报",
  acts: "正在为",
  actsFor: "代表",
  self: "本人",
  handles: "办理",
  township: (name: string) => `所属乡镇：${name}`,
  changeTownship: "更换所属乡镇",
  review: "核对并提交",
  progress: {
    title: "办理进度",
    done: (total: number) => `共 ${total} 步，已全部完成`,
    left: (count: number) => (count > 1 ? `还有 ${count} 步` : "下一步即完成"),
  },
};
