// In: how many questions there are. Out: the Chinese words of 选择事项.

export const selectWords = {
  title: "请选择您的情形",
  lead: (questions: number) => `回答 ${questions} 个问题，我们据此确定要办的事项和材料。`,
  noQuestions: "这件事没有需要选择的情形，请核对要办的事项。",
};
