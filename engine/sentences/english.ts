// All that the engine says in English to whoever answers.

import type { Sentences } from "./chinese.ts";

const quote = (name: string): string => `“${name}”`;
const small = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const number = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `“A”, “B” and “C”` */
function quoted(names: readonly string[], last: "and" | "or"): string {
  const quotes = names.map(quote);
  return [quotes.slice(0, -1).join(", "), ...quotes.slice(-1)].filter(Boolean).join(` ${last} `);
}

const someOf = (titles: readonly string[]): string =>
  titles.length > 2 ? `${titles.slice(0, 2).map(quote).join(", ")} and others` : quoted(titles, "and");

const withUnit = (amount: unknown, unit: string): string => [amount, unit].join(" ").trim();

const problems: Sentences["problems"] = {
  fill: (title) => `Enter ${title}`,
  choose: (title) => `Choose ${title}`,
  forbiddenCharacter: (title) => `${title} has a character that cannot be saved, enter it again`,
  tooLong: (title, limit) => `Shorten ${title} to at most ${limit} characters`,
  tooShort: (title, limit) => `${title} needs at least ${limit} characters`,
  tooMany: (title, limit) => `Choose at most ${limit} for ${title}`,
  tooFew: (title, limit) => `Choose at least ${limit} for ${title}`,
  choice: (title) => `Choose ${title} from the list`,
  shape: (title) => `${title} cannot be read, check it`,
  notAsIdCard: (title, said) => `${title} is not what the identity number says (${said}), check it`,
  tooSmall: (title, least, unit) => `${title} must be at least ${withUnit(least, unit)}`,
  tooLarge: (title, most, unit) => `${title} must be at most ${withUnit(most, unit)}`,
  notBetween: (title, least, most, unit) => `${title} must be between ${least} and ${withUnit(most, unit)}`,
  tooEarly: (title, day = "today") => `${title} must not be before ${day}`,
  tooLate: (title, day = "today") => `${title} must not be after ${day}`,
  promise: (title) => `Read and tick “${title}”`,
  question: (title) => `Answer “${title}”`,
  noMatter: "Choose at least one matter",
  township: "Choose a township",
  companyTownship: "Choose the township of the company's registered address",
  fewRows: (title, min) => `${title} needs at least ${number(min, "entry", "entries")}, add some`,
  manyRows: (title, max) => `${title} takes at most ${number(max, "entry", "entries")}, remove some`,
  signature: "Sign here",
  staleSignature: "Something was changed after you signed, sign again",
};

const materials: Sentences["materials"] = {
  upload: (name) => `Upload ${name}`,
  licence: (name) => `Fetch the electronic licence of ${name}`,
  licenceOrUpload: (name) => `Fetch the electronic licence of ${name}, or upload a file`,
  fewParts: (name, parts, left) =>
    `${name} has ${parts.length} parts (${parts.join(", ")}), upload ${left} more`,
  tooMany: (name, limit) => `${name} takes at most ${number(limit, "file")}, remove some`,
  tooLarge: (name, file, limit) =>
    `“${file}” in ${name} is over ${limit} MB, make it smaller and upload it again`,
  wrongType: (name, file, types) =>
    `“${file}” in ${name} is of another kind, upload ${types.join(", ").toUpperCase()}`,
};

const formats: Sentences["formats"] = {
  name: (title) => `Enter ${title} in full, without “*”`,
  mobile: (title) => `${title} must have 11 digits and begin with 1`,
  idCard: {
    shape: (title) => `${title} must have 15 or 18 characters`,
    year: (title) => `Check ${title}: its year of birth is not possible`,
    date: (title) => `Check ${title}: its date of birth does not exist`,
    future: (title) => `Check ${title}: its date of birth is after today`,
  },
  paper: {
    "3": (title) => `${title} must have 5 to 15 capital letters or digits, as in the passport`,
    "4": (title) => `${title} must be H or M and 8 or 10 digits`,
    "5": (title) => `${title} must be 8 digits, or 10 digits and a letter`,
    "7": (title) => `${title} must have 18 characters, or be 3 letters and 12 digits`,
    other: (title) => `${title} must have 3 to 30 characters`,
  },
  creditCode: (title) => `${title} must have 18 digits or capital letters (not I, O, S, V, Z), or 15`,
  landlineOrMobile: (title) =>
    `${title} must be a mobile number, or a landline with its area code like 0000-86120000`,
  phone: (title) => `${title} must have only digits and hyphens`,
  email: (title) => `${title} must be an address like name@example.com`,
  date: (title) => `${title} must be an existing day like 2026-11-20`,
  month: (title) => `${title} must be a month like 2026-11`,
  dateTime: (title) => `${title} must be a time like 2026-11-20 14:32`,
  integer: (title) => `${title} must be a whole number, 0 or more`,
  decimal: (title) => `${title} must be a number with at most 2 decimals`,
  money: (title) => `${title} must be an amount in yuan with at most 2 decimals`,
  digits: (title) => `${title} must have only digits`,
  township: (title) => `Choose ${title} from the townships listed`,
  plateNumber: (title) => `${title} must have 7 or 8 characters, as in the vehicle licence`,
  houseUnitNumber: (title) =>
    `${title} must have 28 digits or capital letters, as in the certificate of the property`,
  disabilityCertificate: (title) => `${title} must have 20 characters, as in the disability certificate`,
  industryCode: (title) => `${title} must be a capital letter and 2 to 4 digits`,
  vin: (title) => `${title} must have 17 digits or capital letters (not I, O, Q), as in the vehicle licence`,
  studentNumber: (title) => `${title} must be G or L and the 18 characters of an identity number`,
  warnings: {
    idCard: "the area code or the check digit of this identity number does not fit",
    creditCode: "the check digit of this credit code does not fit",
  },
};

const sources: Sentences["sources"] = {
  login: "From your verified identity",
  kind: "Follows from who applies",
  company: "From the company you chose",
  companyRegister: "From the register of companies",
  township: "From the township you chose",
  earlier: "From your last application",
  question: (title) => `From your answer to “${title}”`,
  same: (title) => `The same as “${title}”`,
  idCard: (title) => `Follows from “${title}”`,
};

const matters: Sentences["matters"] = {
  always: "Always handled",
  chosen: (question, option) =>
    option.length > 3 ? `you chose “${option}”` : `you chose “${option}” for “${question}”`,
};

const reasons: Sentences["reasons"] = {
  because: (reasons) => `Because ${reasons.join(" and ")}`,
  chose: (title, option) => `you chose “${option}” for “${title}”`,
  wrote: (title, text) => `“${title}” is ${/^[\d-]/.test(text) ? text : quote(text)}`,
  filled: (title) => `you filled in “${title}”`,
  missing: (title) => `“${title}” is not answered yet`,
  rows: (title) => `the entries of “${title}” say so`,
  township: (name) => `you chose the township “${name}”`,
  noTownship: "no township is chosen yet",
  matter: (name) => `you apply for “${name}”`,
  wanted: (names) =>
    names.length > 3
      ? `you apply for ${names.slice(0, 2).map(quote).join(", ")} and ${names.length - 2} others`
      : `you apply for ${quoted(names, "and")}`,
  noMatter: (names) => `you do not apply for ${quoted(names, "or")}`,
  required: (because) => `Required ${small(because)}`,
  and: ([first = "", ...others]) => [first, ...others.map(small)].join(", and "),
  besides: ([first = "", ...others]) => [first, ...others.map(small)].join("; "),
};

const rows: Sentences["rows"] = {
  place: (noun, position) => `${noun} ${position}`,
  unit: { person: "person", thing: "entry" },
};

const needed: Sentences["needed"] = {
  answers: (questions) => `Depends on your answer to ${someOf(questions)}`,
  form: (fields) =>
    fields.length > 0 ? `Depends on what you fill in: ${someOf(fields)}` : "Depends on what you fill in",
  township: "Township",
};

export const englishSentences: Sentences = {
  problems,
  materials,
  formats,
  sources,
  matters,
  reasons,
  rows,
  needed,
  list: (names) => names.join(", "),
  forEver: "no expiry",
};
