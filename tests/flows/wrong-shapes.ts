// Nothing goes in; shapes of a one-thing that its schema or its texts refuse come out, each with the one sentence it must earn.
import type { WrongFile } from "./wrong-file.ts";

export const wrongShapes: WrongFile[] = [
  {
    name: "a comma is missing",
    file: "flows/one-things/parking.json",
    from: '"code": "parking",',
    to: '"code": "parking"',
    at: '"id": "OT901",',
    sentence: "文件：JSON 写错了：缺少逗号。请检查这一行和上一行的逗号、引号和括号。",
  },
  {
    name: "a comma is left over",
    file: "flows/one-things/parking.json",
    from: '"sign": false,\n\n',
    to: '"sign": false,,\n\n',
    at: '"sign": false,,',
    sentence:
      "文件：JSON 写错了：这里应是带双引号的名称（多了一个逗号？）。请检查这一行和上一行的逗号、引号和括号。",
  },
  {
    name: "a key is written twice",
    file: "flows/one-things/parking.json",
    from: '"id": "OT901",',
    to: '"id": "OT901",\n  "id": "OT012",',
    at: '"id": "OT012",',
    sentence: "id：“id” 写了两次，后一个会盖住前一个。同一处的名称不能重复。请删去一个或改名。",
  },
  {
    name: "a key is misspelt",
    file: "flows/one-things/parking.json",
    from: '"materials": {\n    "idCard"',
    to: '"materails": {\n    "idCard"',
    at: '"materails": {',
    sentence:
      "materails：这里不认识 “materails”。可以写：$schema、code、id、name、summary、subject、audience、keywords、listing、notes、icon、faceVerification、webHandleUrl、townships、companyRequired、educationTip、notices、tips、steps、stepLabels、sign、questions、matters、rules、form、asked、materials、guide。是否想写 “materials”？",
  },
  {
    name: "a key of a matter is misspelt",
    file: "flows/one-things/parking.json",
    from: '"always": true,\n      "before": { "handling": 1, "visits": 2, "stages": 4',
    to: '"alway": true,\n      "before": { "handling": 1, "visits": 2, "stages": 4',
    at: '"alway": true,',
    sentence:
      "matters.install.alway：这里不认识 “alway”。可以写：id、name、department、type、basis、always、before、now。是否想写 “always”？",
  },
  {
    name: "a part is missing",
    file: "flows/one-things/parking.json",
    from: '  "summary": "报装、核实、承诺一次办",\n',
    to: "",
    at: "{",
    sentence: '文件：缺少 “summary”（一句话说明）。请补上 "summary"。',
  },
  {
    name: "a number is written as text",
    file: "flows/one-things/parking.json",
    from: '"visits": 2, "stages": 4',
    to: '"visits": "2", "stages": 4',
    at: '"before": { "handling": 1, "visits": "2", "stages": 4, "materials": 5, "days": 7 },',
    sentence: "matters.install.before.visits：写成了文字（写在引号里）。应写整数。",
  },
  {
    name: "an icon does not exist",
    file: "flows/one-things/parking.json",
    from: '"icon": "charger"',
    to: '"icon": "chargr"',
    at: '"icon": "chargr",',
    sentence:
      "icon：不能写 “chargr”。可以写：pram、rings、wheelchair、sprig、book、star、bag、sun、cap、cup、umbrella、card、house-arrows、house-key、gavel、charger、building、bowl、truck、document-pen、pie、shop-building、document-cross、shield、drop-bolt、heavy-truck。是否想写 “charger”？",
  },
  {
    name: "a hue does not exist",
    file: "flows/one-things/parking.json",
    from: '"hue": "pine"',
    to: '"hue": "pin"',
    at: '"hue": "pin",',
    sentence:
      "guide.theme.hue：不能写 “pin”。可以写：apricot、rose、lilac、ash、blue、violet、sky、wheat、lake、bamboo、teal、aqua、clay、ochre、indigo、pine、steel、orange、mist、cerulean、plum、emerald、stone、cyan、water、autumn。是否想写 “pine”？",
  },
  {
    name: "a code list has a value of its own",
    file: "flows/one-things/parking.json",
    from: '"from": "e-licence"',
    to: '"from": "elicence"',
    at: '"from": "elicence",',
    sentence:
      "materials.idCard.from：不能写 “elicence”。可以写：upload、e-licence、form、shared-data。是否想写 “e-licence”？",
  },
  {
    name: "a wire id is lower case",
    file: "flows/one-things/parking.json",
    from: '"id": "OT901-A01"',
    to: '"id": "ot901-A01"',
    at: '"id": "ot901-A01",',
    sentence: "materials.idCard.id：“ot901-A01” 不符合编号的写法。大写字母、数字和短横，在本文件中不得重复。",
  },
  {
    name: "a key is Chinese",
    file: "flows/one-things/parking.json",
    from: '"power": {',
    to: '"功率": {',
    at: '"功率": {',
    sentence: "rules.功率：英文名 “功率” 不合规定。英文字母开头，只用字母和数字，最多 40 个字符。",
  },
  {
    name: "a name is empty",
    file: "flows/one-things/parking.json",
    from: '"ask": "车位性质"',
    to: '"ask": ""',
    at: '"ask": "",',
    sentence: "questions.parkKind.ask：写了 0 个字。最少 1 个字。",
  },
  {
    name: "too many files are allowed",
    file: "flows/one-things/parking.json",
    from: '"maxFiles": 9',
    to: '"maxFiles": 99',
    at: '"maxFiles": 99',
    sentence: "materials.idCard.maxFiles：写了 99。最多 20。",
  },
  {
    name: "a step does not exist",
    file: "flows/one-things/parking.json",
    from: '["one-form", "submit-materials", "done"]',
    to: '["one-form", "submit-material", "done"]',
    at: '"steps": ["one-form", "submit-material", "done"],',
    sentence:
      "steps.1：不能写 “submit-material”。可以写：select-items、confirm-info、one-form、submit-materials、done。是否想写 “submit-materials”？",
  },
  {
    name: "a condition has two words",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pilePower", "atMost": "7", "atLeast": "1" }',
    at: '"must": { "answer": "pilePower", "atMost": "7", "atLeast": "1" },',
    sentence:
      "rules.power.must：条件写了 “answer”、“atMost”、“atLeast”。应写 answer 和一个比较词（年龄可同时写 ageFrom 与 ageTo），或只写 township、matter、all、any、not 之一。要用几个条件时，请用 all 或 any 组合。",
  },
  {
    name: "a condition has no word",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pilePower" }',
    at: '"must": { "answer": "pilePower" },',
    sentence:
      "rules.power.must：条件写了 “answer”。应写 answer 和一个比较词（年龄可同时写 ageFrom 与 ageTo），或只写 township、matter、all、any、not 之一。要用几个条件时，请用 all 或 any 组合。",
  },
  {
    name: "a number in a condition is no text",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "answer": "pilePower", "atMost": 7 }',
    at: '"must": { "answer": "pilePower", "atMost": 7 },',
    sentence: "rules.power.must.atMost：写成了数字。应写文字（写在引号里）。",
  },
  {
    name: "a form does not exist",
    file: "flows/one-things/parking.json",
    from: '"form": "parking"',
    to: '"form": "parkin"',
    at: '"form": "parkin",',
    sentence:
      "form：没有表单 schemas/forms/parkin.schema.json。现有：canteen、household、parking、signboard。是否想写 “parking”？",
  },
  {
    name: "a text holds HTML",
    file: "flows/one-things/parking.json",
    from: '"ask": "车位性质"',
    to: '"ask": "<b>车位性质</b>"',
    at: '"ask": "<b>车位性质</b>",',
    sentence: "questions.parkKind.ask：文字里写了 HTML。这里只能写纯文字。请删去标签。",
  },
  {
    name: "a notice holds a script",
    file: "flows/one-things/parking.json",
    from: '"notices": []',
    to: '"notices": [{ "id": "OT901-N1", "terminal": "pc", "title": "通知", "html": "<script>1</script>", "allowContinue": true }]',
    at: '"notices": [{ "id": "OT901-N1", "terminal": "pc", "title": "通知", "html": "<script>1</script>", "allowContinue": true }],',
    sentence:
      "notices.0.html：内容里有不允许的 “script”。只能用 p、br、b、strong、em、u、ul、ol、li、a、h3、h4、span、table 等简单标签，不得有脚本和事件。请删去。",
  },
  {
    name: "a name is JavaScript's own",
    file: "flows/one-things/parking.json",
    from: '"power": {',
    to: '"constructor": {',
    at: '"constructor": {',
    sentence: "rules.constructor：名称 “constructor” 是系统保留的。请换一个名称。",
  },
  {
    name: "a name is __proto__",
    file: "flows/one-things/parking.json",
    from: '"power": {',
    to: '"__proto__": {',
    at: '"__proto__": {',
    sentence: "rules.__proto__：名称 “__proto__” 是系统保留的。请换一个名称。",
  },
  {
    name: "conditions are nested too deep",
    file: "flows/one-things/parking.json",
    from: '{ "answer": "pilePower", "atMost": "7" }',
    to: '{ "all": [{ "all": [{ "all": [{ "all": [{ "all": [{ "all": [{ "matter": "install" }] }] }] }] }] }] }',
    at: '"must": { "all": [{ "all": [{ "all": [{ "all": [{ "all": [{ "all": [{ "matter": "install" }] }] }] }] }] }] },',
    sentence:
      "rules.power.must.all.0.all.0.all.0.all.0.all：嵌套超过 12 层。最多 12 层。请拆成几条规则或简化条件。",
  },
  {
    name: "a web address is no address",
    file: "flows/one-things/parking.json",
    from: '"webHandleUrl": null',
    to: '"webHandleUrl": "http://example.invalid"',
    at: '"webHandleUrl": "http://example.invalid",',
    sentence:
      "webHandleUrl：“http://example.invalid” 不符合直接办理地址的写法。写了就不走本平台的申报，直接打开这个地址：站外写 https:// 开头的全地址（新窗口），站内写 / 开头的路径；没有写 null。",
  },
];
