// What a citizen should know before handling: what will be asked, and what will be said on the way.

import type { Definition } from "../definition.ts";
import type { OneThing } from "../one-thing.ts";
import { guideWords } from "./sentences.ts";

export type Requirement = "real-name" | "face" | "township" | "company" | "signature" | "seal";

/** A paragraph of a notice, or an entry of one of its lists. */
export interface NoticeLine {
  text: string;
  listed: boolean;
}

export interface BeforeHandling {
  /** In the order in which they come up (Spec 4). Empty when the address lies outside the portal, since nothing is asked here then. */
  asked: Requirement[];
  /** Names, in the catalogue's order. */
  townships: string[];
  /** What pops up on the way. `stops`: handling ends there. */
  remarks: { title: string; content: NoticeLine[]; stops: boolean }[];
  /** What to have ready for upload: names of what everybody needs, and how many more the answers may ask for. */
  bring: { names: string[]; perhaps: number };
  outside: boolean;
}

/** Handled at an address outside the portal, which then asks for everything itself. */
export function isElsewhere({ webHandleUrl }: Pick<OneThing, "webHandleUrl">): boolean {
  return /^https?:/.test(webHandleUrl ?? "");
}

export function beforeHandling({ oneThing, companyRequired, townships }: Definition): BeforeHandling {
  const outside = isElsewhere(oneThing);
  const names = Object.values(townships);
  const all: [Requirement, boolean][] = [
    ["real-name", true],
    ["face", oneThing.faceVerification],
    ["township", names.length > 0],
    ["company", companyRequired],
    // A person who declares for a company may apply its seal instead of signing by hand.
    [companyRequired ? "seal" : "signature", oneThing.sign],
  ];
  return {
    asked: outside ? [] : all.filter(([, needed]) => needed).map(([name]) => name),
    townships: names,
    // Spec 4: an external address opens before any of them.
    remarks: outside ? [] : remarksOf(oneThing),
    bring: outside ? { names: [], perhaps: 0 } : bringOf(oneThing),
    outside,
  };
}

/** Materials from a register, from the form, or that nobody must hand in need not be at hand. */
function bringOf({ matters, materials }: OneThing): BeforeHandling["bring"] {
  const uploaded = Object.values(materials).filter(({ from, optional }) => from === "upload" && !optional);
  const everybodys = uploaded.filter(
    (material) =>
      material.when === undefined && (material.for?.some((key) => matters[key]?.always === true) ?? true),
  );
  return {
    names: everybodys.map((material) => material.name),
    perhaps: uploaded.length - everybodys.length,
  };
}

/** In the order in which they pop up: notices for this terminal, the education tip, the guidance. */
function remarksOf({ notices, tips, educationTip }: OneThing): BeforeHandling["remarks"] {
  const paragraph = (text: string): NoticeLine[] => [{ text, listed: false }];
  return [
    ...notices
      .filter(({ terminal }) => terminal !== "mobile")
      .map(({ title, html, allowContinue }) => ({ title, content: linesOf(html), stops: !allowContinue })),
    ...(educationTip
      ? [{ title: educationTip.title, content: paragraph(educationTip.content), stops: false }]
      : []),
    ...tips.map(({ title = guideWords.tip, content, allowApply }) => ({
      title,
      content: paragraph(content),
      stops: !allowApply,
    })),
  ];
}

const entities: Record<string, string> = { nbsp: " ", lt: "<", gt: ">", quot: '"', amp: "&" };

/** Where a line of a notice ends. */
const ends = /<\/(?:p|li|h\d|tr|caption|div|blockquote)>|<[bh]r\s*\/?>|(?=<li[\s>])/i;

/** The words of a notice without its tags, each block a line. */
export function linesOf(html: string): NoticeLine[] {
  return html.split(ends).flatMap((part) => {
    const text = part
      .replace(/<\/t[dh]>/gi, " ")
      .replace(/<[^>]*>/g, "")
      .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? "")
      .replace(/\s+/g, " ")
      .trim();
    return text ? [{ text, listed: /^\s*<li[\s>]/i.test(part) }] : [];
  });
}
