// Takes the parser's name of a slip in JSON; gives it in Chinese.

const words: Record<string, string> = {
  InvalidSymbol: "有不认识的字符或词（文字要写在英文双引号里）",
  InvalidNumberFormat: "数字写错了",
  PropertyNameExpected: "这里应是带双引号的名称（多了一个逗号？）",
  ValueExpected: "这里缺一个值（多了一个逗号？）",
  ColonExpected: "缺少冒号",
  CommaExpected: "缺少逗号",
  CloseBraceExpected: "缺少右大括号 }",
  CloseBracketExpected: "缺少右方括号 ]",
  EndOfFileExpected: "文件末尾有多余的内容",
  InvalidCommentToken: "不能写注释",
  UnexpectedEndOfComment: "不能写注释",
  UnexpectedEndOfString: "文字缺少右引号",
  UnexpectedEndOfNumber: "数字没有写完",
  InvalidUnicode: "\\u 后面的编码写错了",
  InvalidEscapeCharacter: "反斜杠后面的字符写错了",
  InvalidCharacter: "文字里有不能直接写的控制字符",
};

export function syntaxWords(error: string): string {
  return words[error] ?? "写法不对";
}
