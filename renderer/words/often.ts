// In: nothing. Out: the two titles of the list in 长辈版.

export const oftenWords = { often: "常办的事", all: "全部分类" };
