// The Chinese texts about a one-thing that is not open yet, is closed, or closes soon.

/** 2027-07-01 → 2027年7月1日 */
const dayWords = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
};

export const offerTexts = {
  soon: (day: string) => `即将开放：${dayWords(day)}起可以办理`,
  over: (day: string) => `办理时间已过：${dayWords(day)}截止`,
  ending: (day: string) => `${dayWords(day)}起停止办理，请尽早提交`,
  retired: (day: string, because: string) => `${dayWords(day)}起停止办理：${because}`,
  instead: (name: string) => `请改办“${name}”`,
  draftsUntil: (day: string) => `之前暂存的内容，${dayWords(day)}前仍可提交`,
  draftsEnded: "之前暂存的内容不能再提交，可在“我的申报”中查看",
  and: "。",
  draft: {
    until: (day: string) => `该事项已停止办理，请于 ${dayWords(day)}前提交`,
    ended: "该事项已停止办理，这份暂存件不能再提交，内容仍可查看",
  },
};
