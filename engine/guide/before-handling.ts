// Takes a definition; gives what a citizen should know before handling: what is asked of them, and what will be said to them.

/** The parts of a definition that say it. */
export interface BeforeSource {
  oneThing: {
    webHandleUrl?: string | null;
    faceVerification: boolean;
    sign: boolean;
    notices: { terminal: "pc" | "mobile" | "all"; title: string; html: string; allowContinue: boolean }[];
    tips: { title: string; content: string; allowApply: boolean }[];
    educationTip?: { title: string; content: string; officialAccount: string } | null;
  };
  companyRequired: boolean;
  /** Area id → name. */
  townships: Record<string, string>;
}

export type Requirement = "real-name" | "face" | "township" | "company" | "signature";

export interface BeforeHandling {
  /** In the order in which they are met (Spec 4). Empty where the address lies outside the portal: nothing is asked here. */
  asked: Requirement[];
  /** Names, in the catalogue's order. */
  townships: string[];
  /** What pops up on the way. `stops`: handling ends there. */
  remarks: { title: string; content: string; stops: boolean }[];
  outside: boolean;
}

export function beforeHandling({ oneThing, companyRequired, townships }: BeforeSource): BeforeHandling {
  const outside = /^https?:/.test(oneThing.webHandleUrl ?? "");
  const names = Object.values(townships);
  const all: [Requirement, boolean][] = [
    ["real-name", true],
    ["face", oneThing.faceVerification],
    ["township", names.length > 0],
    ["company", companyRequired],
    ["signature", oneThing.sign],
  ];
  return {
    asked: outside ? [] : all.filter(([, needed]) => needed).map(([name]) => name),
    townships: names,
    // Spec 4: a direct address is opened before any of them.
    remarks: outside ? [] : remarksOf(oneThing),
    outside,
  };
}

/** In the order in which they pop up: notices for this terminal, the education tip, the guidance. */
function remarksOf({ notices, tips, educationTip }: BeforeSource["oneThing"]): BeforeHandling["remarks"] {
  return [
    ...notices
      .filter(({ terminal }) => terminal !== "mobile")
      .map(({ title, html, allowContinue }) => ({ title, content: plainText(html), stops: !allowContinue })),
    ...(educationTip ? [{ title: educationTip.title, content: educationTip.content, stops: false }] : []),
    ...tips.map(({ title, content, allowApply }) => ({ title, content, stops: !allowApply })),
  ];
}

const entities: Record<string, string> = { nbsp: " ", lt: "<", gt: ">", quot: '"', amp: "&" };

/** The words of a notice without its tags; a block ends in a blank. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|tr|td|th)>|<br\s*\/?>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
