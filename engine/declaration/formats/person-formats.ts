// The formats of names, numbers and telephones of persons and companies.

import { foldFullWidth } from "../../check/digits-only.ts";
import { creditCodeCheckOk, isSocialCreditCode, normaliseCreditCode } from "../../company/credit-code.ts";
import { idCardCheckOk, idCardProblem, isIdCard, normaliseIdCard } from "../../person/id-card.ts";
import { isMobile, normaliseMobile } from "../../person/mobile.ts";
import { normaliseName } from "../../person/name.ts";
import { isPaper, normalisePaper } from "../../person/paper-type.ts";
import { type FormatRule, says } from "./format-rule.ts";

// People paste these between the groups of a number.
const withoutGaps = (value: string) => foldFullWidth(value).replace(/[\s\u200B-\u200F\u202A-\u202E]/g, "");
const capitals = (value: string) => withoutGaps(value).toUpperCase();

const idCard: FormatRule = {
  check: isIdCard,
  sentence: ({ idCard }, title, value = "", today = "") =>
    idCard[idCardProblem(value, today) ?? "shape"](title),
  normalise: (value) => normaliseIdCard(withoutGaps(value)),
  clean: capitals,
  warn: ({ warnings }, value) => (idCardCheckOk(value) ? undefined : warnings.idCard),
};

/** The paper types whose number is a resident identity number (rules 9.5). */
const isIdCardType = (type: string) => type === "1" || type === "6";

const paper: FormatRule = {
  check: (value, today, type = "1") => isPaper(type, value, today),
  sentence: (said, title, value, today, type = "1") => {
    if (isIdCardType(type)) return idCard.sentence(said, title, value, today);
    const papers: Record<string, (title: string) => string> = said.paper;
    return (papers[type] ?? said.paper.other)(title);
  },
  // An identity number is pasted in groups of four.
  normalise: (value, type) =>
    type === undefined
      ? foldFullWidth(value).trim()
      : normalisePaper(type, isIdCardType(type) ? withoutGaps(value) : value),
  warn: (said, value, type = "1") => (isIdCardType(type) ? idCard.warn?.(said, value) : undefined),
};

const isLandline = (value: string) => /^(0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?$/.test(value);

export const personFormats = {
  name: {
    // A mask must never be sent back as a name (rules 4).
    check: (value) => !value.includes("*"),
    sentence: says("name"),
    normalise: normaliseName,
    autocomplete: "name",
  },
  mobile: {
    check: isMobile,
    sentence: says("mobile"),
    normalise: normaliseMobile,
    clean: (value) => withoutGaps(value).replace(/[^\d+]/g, ""),
    inputMode: "tel",
    autocomplete: "tel-national",
  },
  "id-card": idCard,
  paper,
  "credit-code": {
    check: isSocialCreditCode,
    sentence: says("creditCode"),
    normalise: normaliseCreditCode,
    clean: capitals,
    warn: ({ warnings }, value) => (creditCodeCheckOk(value) ? undefined : warnings.creditCode),
  },
  "landline-or-mobile": {
    check: (value) => isMobile(value) || isLandline(value),
    sentence: says("landlineOrMobile"),
    normalise: (value) => normaliseMobile(withoutGaps(value)),
    inputMode: "tel",
    autocomplete: "tel",
  },
  phone: {
    check: (value) => /^\+?\d[\d-]{2,19}$/.test(value),
    sentence: says("phone"),
    normalise: withoutGaps,
    inputMode: "tel",
    autocomplete: "tel",
  },
  email: {
    check: (value) => value.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
    sentence: says("email"),
    normalise: withoutGaps,
    inputMode: "email",
    autocomplete: "email",
  },
} satisfies Record<string, FormatRule>;
