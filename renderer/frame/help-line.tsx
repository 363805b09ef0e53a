// The hotline and the help page as links.
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./help-line.styles.ts";

const Phone = part("a", styles.phone);
const Help = part(Link, styles.help);

/** 12345 政务服务便民热线 → 12345; undefined for a hotline without a number of three or more digits, which cannot be called. */
export function numberOf(hotline: string): string | undefined {
  return /\d[\d-]{2,}/.exec(hotline)?.[0];
}

/** A number in a sentence, to call. */
export function Hotline({ hotline }: { hotline: string }) {
  const number = numberOf(hotline);
  if (!number) return <b>{hotline}</b>;
  return (
    <a href={`tel:${number}`} aria-label={frameTexts.call(hotline)} className={styles.number}>
      {number}
    </a>
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
    <div className={styles.root}>
      {hotline && <Call hotline={hotline} short={beside} />}
      <Help
        to={help}
        aria-current={current ? "page" : undefined}
        {...(beside && { target: "_blank", rel: "noopener" })}
      >
        {frameTexts.help}
        {beside && <VisuallyHidden>{frameTexts.newWindow}</VisuallyHidden>}
      </Help>
    </div>
  );
}
