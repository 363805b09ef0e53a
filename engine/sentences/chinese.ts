// All that the engine says in Chinese to whoever answers: what is wrong, why something is asked, where a value is from. Another language is another object of the same shape.

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join("、");
const someOf = (titles: readonly string[]): string =>
  `${quoted(titles.slice(0, 2))}${titles.length > 2 ? "等" : ""}`;

/** What is wrong with one answer and how to correct it, in one sentence (look 8). */
const problems = {
  fill: (title: string) => `请填写${title}`,
  choose: (title: string) => `请选择${title}`,
  forbiddenCharacter: (title: string) => `${title}中有无法保存的字符，请重新输入`,
  tooLong: (title: string, limit: unknown) => `${title}不超过 ${limit} 个字，请删减`,
  tooShort: (title: string, limit: unknown) => `${title}不少于 ${limit} 个字，请补全`,
  tooMany: (title: string, limit: unknown) => `${title}最多选择 ${limit} 项，请减少`,
  tooFew: (title: string, limit: unknown) => `${title}至少选择 ${limit} 项，请补选`,
  choice: (title: string) => `请在列出的选项中选择${title}`,
  shape: (title: string) => `${title}格式不正确，请检查`,
  notAsIdCard: (title: string, said: string) => `${title}与身份证号码中的不一致（${said}），请检查`,
  tooSmall: (title: string, least: unknown, unit: string) =>
    `${title}不小于 ${[least, unit].join(" ").trim()}，请检查`,
  tooLarge: (title: string, most: unknown, unit: string) =>
    `${title}不大于 ${[most, unit].join(" ").trim()}，请检查`,
  notBetween: (title: string, least: unknown, most: unknown, unit: string) =>
    `${title}应在 ${least} 至 ${most} ${unit}之间，请检查`,
  /** Without a `day`: today. */
  tooEarly: (title: string, day?: string) =>
    `${title}不能早于${day === undefined ? "今天" : ` ${day}`}，请检查`,
  tooLate: (title: string, day?: string) =>
    `${title}不能晚于${day === undefined ? "今天" : ` ${day}`}，请检查`,
  promise: (title: string) => `请阅读并勾选“${title}”`,
  question: (title: string) => `请选择“${title}”`,
  noMatter: "请至少选择一个事项",
  township: "请选择所属乡镇",
  companyTownship: "请选择企业注册地址所属乡镇",
  fewRows: (title: string, min: number) => `${title}至少填写 ${min} 条，请添加`,
  manyRows: (title: string, max: number) => `${title}最多填写 ${max} 条，请删减`,
  signature: "请完成签名",
  staleSignature: "内容在签名后有改动，请重新签名",
};

const materials = {
  upload: (name: string) => `请上传${name}`,
  licence: (name: string) => `请获取${name}的电子证照`,
  licenceOrUpload: (name: string) => `请获取${name}的电子证照，或者上传文件`,
  fewParts: (name: string, parts: readonly string[], left: number) =>
    `${name}需要${parts.join("、")}，共 ${parts.length} 份，还差 ${left} 份，请上传`,
  tooMany: (name: string, limit: number) => `${name}最多上传 ${limit} 个文件，请删减`,
  tooLarge: (name: string, file: string, limit: number) =>
    `${name}中的“${file}”超过 ${limit} MB，请压缩后重新上传`,
  wrongType: (name: string, file: string, types: readonly string[]) =>
    `${name}中的“${file}”格式不符，请上传 ${types.join("、").toUpperCase()} 文件`,
};

/** What a value of each format must look like. */
const formats = {
  name: (title: string) => `${title}不能含有“*”，请填写完整姓名`,
  mobile: (title: string) => `${title}为 11 位，以 1 开头，请检查`,
  idCard: {
    shape: (title: string) => `${title}为 15 位或 18 位，请检查`,
    year: (title: string) => `${title}中的出生年份不正确，请检查`,
    date: (title: string) => `${title}中的出生日期不存在，请检查`,
    future: (title: string) => `${title}中的出生日期晚于今天，请检查`,
  },
  paper: {
    "3": (title: string) => `${title}为 5 至 15 位大写字母或数字，请按护照填写`,
    "4": (title: string) => `${title}为 H 或 M 加 8 位或 10 位数字，请检查`,
    "5": (title: string) => `${title}为 8 位数字，或 10 位数字加 1 位字母，请检查`,
    "7": (title: string) => `${title}为 18 位，或 3 位字母加 12 位数字，请检查`,
    other: (title: string) => `${title}为 3 至 30 个字符，请检查`,
  },
  creditCode: (title: string) => `${title}为 18 位数字或大写字母（不含 I、O、S、V、Z），或 15 位，请检查`,
  landlineOrMobile: (title: string) => `${title}为手机号码，或带区号的固定电话，如 0000-86120000，请检查`,
  phone: (title: string) => `${title}只能由数字和短横组成，请检查`,
  email: (title: string) => `${title}格式如 name@example.com，请检查`,
  date: (title: string) => `${title}格式如 2026-11-20，请检查日期是否存在`,
  month: (title: string) => `${title}格式如 2026-11，请检查`,
  dateTime: (title: string) => `${title}格式如 2026-11-20 14:32，请检查`,
  integer: (title: string) => `${title}为不小于 0 的整数，请检查`,
  decimal: (title: string) => `${title}为数字，最多 2 位小数，请检查`,
  money: (title: string) => `${title}为金额，单位元，最多 2 位小数，请检查`,
  digits: (title: string) => `${title}只能是数字，请检查`,
  township: (title: string) => `请在列出的乡镇中选择${title}`,
  plateNumber: (title: string) => `${title}为 7 位或 8 位，请按行驶证填写`,
  houseUnitNumber: (title: string) => `${title}为 28 位数字或大写字母，请按不动产权证书填写`,
  disabilityCertificate: (title: string) => `${title}为 20 位，请按残疾人证填写`,
  industryCode: (title: string) => `${title}为 1 位大写字母加 2 至 4 位数字，请检查`,
  vin: (title: string) => `${title}为 17 位数字或大写字母（不含 I、O、Q），请按行驶证填写`,
  studentNumber: (title: string) => `${title}为 G 或 L 加 18 位身份证号码，请检查`,
  /** Shown beside the field; the form can still be submitted. */
  warnings: {
    idCard: "身份证号码的地区码或校验位不符，请核对",
    creditCode: "统一社会信用代码校验位不符，请核对",
  },
};

/** Where a given value comes from. */
const sources = {
  login: "来自实名认证信息",
  kind: "由办理身份确定",
  company: "来自所选企业",
  companyRegister: "来自市场主体登记信息",
  township: "来自所选乡镇",
  earlier: "来自您上次的申报",
  question: (title: string) => `来自“${title}”的选择`,
  same: (title: string) => `与“${title}”相同`,
  idCard: (title: string) => `由“${title}”得出`,
};

/** Why a matter is handled. */
const matters = {
  always: "必办事项",
  /** A bare 是 says nothing without its question. */
  chosen: (question: string, option: string) =>
    option.length > 2 ? `选择了“${option}”` : `在“${question}”中选择了“${option}”`,
};

/** Why something is asked, and why not. */
const reasons = {
  because: (reasons: readonly string[]) => `因为${reasons.join("，")}`,
  chose: (title: string, option: string) => `您在“${title}”中选择了“${option}”`,
  wrote: (title: string, text: string) => `“${title}”为${/^[\d-]/.test(text) ? ` ${text}` : `“${text}”`}`,
  filled: (title: string) => `您填写了“${title}”`,
  missing: (title: string) => `“${title}”还没有填写`,
  rows: (title: string) => `您填写的各项“${title}”`,
  township: (name: string) => `您选择的乡镇是“${name}”`,
  noTownship: "还没有选择乡镇",
  matter: (name: string) => `您办理“${name}”`,
  /** Names only the first two of more than three, since a reason is read in passing. */
  wanted: (names: readonly string[]) =>
    names.length > 3
      ? `要办理${quoted(names.slice(0, 2))}等 ${names.length} 个事项`
      : `要办理${quoted(names)}`,
  noMatter: (names: readonly string[]) => `您没有办理${quoted(names)}`,
  required: (because: string) => `必填，${because}`,
  /** Whole sentences, each by `because`: all of them decide. */
  and: (sentences: readonly string[]) => sentences.join("，"),
  /** Why it is asked, then why it is required. */
  besides: (sentences: readonly string[]) => sentences.join("；"),
};

/** Names of the rows of a list, while they are filled in and when they are read. */
const rows = {
  place: (noun: string, position: number) => `${noun} ${position}`,
  unit: { person: "位", thing: "项" },
};

/** What decides whether a matter or a material is needed. */
const needed = {
  answers: (questions: readonly string[]) => `是否需要，看您在${someOf(questions)}中的选择`,
  form: (fields: readonly string[]) =>
    fields.length > 0 ? `视填写内容而定：${someOf(fields)}` : "视填写内容而定",
  township: "所属乡镇",
};

export const chineseSentences = {
  problems,
  materials,
  formats,
  sources,
  matters,
  reasons,
  rows,
  needed,
  list: (names: readonly string[]) => names.join("、"),
  /** 9999-12-31 in a date field: an identity paper that does not expire. */
  forEver: "长期",
};

type Chinese = typeof chineseSentences;

/** All that the engine says to whoever answers; what stands in a definition is its designer's. */
export interface Sentences extends Chinese {}
