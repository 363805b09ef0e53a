// In: nothing. Out: the selector of 长辈版 for the few rules that are more than a token (order, columns, what is hidden).

export const elder = "[data-mode=elder] &";
