// Texts in separate files that are wrong, missing or out of reach, each with the sentence it must get.
import type { WrongFile } from "./wrong-file.ts";

const household = "flows/one-things/household.json";
const bills = "flows/texts/household/settle-bills.html";
const residence = "flows/texts/household/residence.txt";
const named = '"html": { "file": "texts/household/settle-bills.html" }';
const breaks = "household";

export const wrongTexts: WrongFile[] = [
  {
    rule: "text-missing",
    name: "the file of a text does not exist",
    file: household,
    from: "texts/household/settle-bills.html",
    to: "texts/household/settle-bill.html",
    at: '"html": {',
    breaks,
    sentence:
      "notices.0.html.file：没有文件 flows/texts/household/settle-bill.html。现有：texts/catalogue/to-come.html、texts/household/settle-bills.html。是否想写 “texts/household/settle-bills.html”？",
  },
  {
    rule: "wrong-shape",
    name: "the file of a text lies outside the folder",
    file: household,
    from: named,
    to: '"html": { "file": "texts/../../secret.html" }',
    at: '"html": {',
    breaks,
    sentence:
      "notices.0.html.file：“texts/../../secret.html” 不符合文件的写法。texts/<代码>/<名称>.html，UTF-8 编码；texts 文件夹在 flows/ 中，单独使用时在本文件旁边。",
  },
  {
    rule: "wrong-shape",
    name: "plain text is to come from a file of HTML",
    file: household,
    from: '"content": { "file": "texts/household/residence.txt" }',
    to: '"content": { "file": "texts/household/settle-bills.html" }',
    at: '"content": {',
    breaks,
    sentence:
      "tips.0.content.file：“texts/household/settle-bills.html” 不符合文件的写法。texts/<代码>/<名称>.txt，UTF-8 编码；texts 文件夹在 flows/ 中，单独使用时在本文件旁边。",
  },
  {
    rule: "unknown-key",
    name: "the word for a text's file is misspelt",
    file: household,
    from: named,
    to: '"html": { "flie": "texts/household/settle-bills.html" }',
    at: '"html": {',
    breaks,
    sentence: "notices.0.html.flie：这里不认识 “flie”。可以写：file。是否想写 “file”？",
  },
  {
    rule: "text-empty",
    name: "the file of a text is empty",
    file: residence,
    from: "入住之日起十日内应当办理居住登记，可以在这里一并办理。",
    to: "",
    at: "",
    breaks,
    sentence: "文件：文件是空的。请写上文字，或删去这个文件和用到它的地方。",
  },
  {
    rule: "unsafe-html",
    name: "the file of a text holds a script",
    file: bills,
    from: "<p>请先与原住户",
    to: "<p>请先阅读。</p>\n<script>1</script>\n<p>请先与原住户",
    at: "<script>",
    breaks,
    sentence:
      "文件：内容里有不允许的 “script”。只能用 p、br、b、strong、em、u、ul、ol、li、a、h3、h4、span、table 等简单标签，属性只能写 href、title、colspan、rowspan，链接以 https:、tel:、mailto: 或 / 开头。请删去。",
  },
  {
    rule: "html",
    name: "the file of a plain text holds HTML",
    file: residence,
    from: "应当办理居住登记",
    to: "应当\n办理<b>居住登记</b>",
    at: "<b>",
    breaks,
    sentence: "文件：文字里写了 HTML。这里只能写纯文字。请删去标签。",
  },
  {
    rule: "text-unreadable",
    name: "the file of a text is not written in UTF-8",
    file: residence,
    from: "可以在这里一并办理",
    to: "\n可以\uFFFD在这里一并办理",
    at: "\uFFFD",
    breaks,
    sentence: "文件：文件不是 UTF-8 编码，有的字读不出来。请在编辑器中另存为 UTF-8。",
  },
  {
    rule: "out-of-range",
    name: "the text in a file is too long",
    file: residence,
    from: "入住之日起",
    to: "入住之日起".repeat(300),
    told: household,
    at: '"content": {',
    breaks,
    sentence: "tips.0.content：写了 1522 个字。最多 1000 个字。",
  },
  {
    rule: "wrong-type",
    name: "a text is a number",
    file: household,
    from: named,
    to: '"html": 5',
    at: '"html": 5',
    breaks,
    sentence: "notices.0.html：写成了数字。应写文字（写在引号里）。",
  },
];
