// The hotline and the help page as links.
import { chakra } from "@chakra-ui/react";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";

const link = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  minH: "tap",
  color: "fg.muted",
  whiteSpace: { base: "normal", md: "nowrap" },
  textDecoration: "none",
  _hover: { color: "brand.fg", textDecoration: "underline" },
} as const;
const Phone = chakra("a", { base: { ...link, minW: "0", "& svg": { flex: "none" } } });
const Help = chakra(Link, {
  base: { ...link, flex: "none", "&[aria-current]": { color: "brand.fg", fontWeight: "bold" } },
});

/** 12345 政务服务便民热线 → 12345; undefined for a hotline without a number of three or more digits, which cannot be called. */
export function numberOf(hotline: string): string | undefined {
  return /\d[\d-]{2,}/.exec(hotline)?.[0];
}

/** A number in a sentence, to call. */
export function Hotline({ hotline }: { hotline: string }) {
  const number = numberOf(hotline);
  if (!number) return <b>{hotline}</b>;
  return (
    <chakra.a href={`tel:${number}`} aria-label={frameTexts.call(hotline)} fontWeight="bold">
      {number}
    </chakra.a>
  );
}

/** `short` shows only the number. */
function Call({ hotline, short }: { hotline: string; short: boolean }) {
  const number = numberOf(hotline);
  if (!number) return <span>{hotline}</span>;
  return (
    <Phone href={`tel:${number}`} aria-label={frameTexts.call(hotline)}>
      <Icon name="phone" size={20} />
      <span>
        {number}
        {!short && hotline.split(number)[1]}
      </span>
    </Phone>
  );
}

/** `beside` opens help in another window, so that a form being filled in stays where it is. */
export function HelpLine({
  hotline,
  help,
  current = false,
  beside = false,
}: {
  hotline?: string | undefined;
  help: string;
  current?: boolean;
  beside?: boolean;
}) {
  return (
    <chakra.div display="flex" alignItems="center" columnGap={{ base: "4", md: "5" }}>
      {hotline && <Call hotline={hotline} short={beside} />}
      <Help
        to={help}
        aria-current={current ? "page" : undefined}
        {...(beside && { target: "_blank", rel: "noopener" })}
      >
        {frameTexts.help}
        {beside && <VisuallyHidden>{frameTexts.newWindow}</VisuallyHidden>}
      </Help>
    </chakra.div>
  );
}
