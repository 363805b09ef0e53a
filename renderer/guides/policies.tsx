// The policies of a guide with issuer and number, linked where they have an address.
import { Icon } from "../look/icons.tsx";
import { Unbroken } from "../look/parts/text.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { frameTexts } from "../texts/frame.ts";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel } from "./part-rows.tsx";
import styles from "./policies.styles.ts";

const texts = guideTexts.policies;

export function PoliciesPart({ info, id, folded }: GuidePartProps) {
  return (
    <PartPanel
      id={id}
      title={texts.title}
      folded={folded}
      unit={texts.unit}
      rows={info.policies.map(({ title, number, issuer, url }) => ({
        key: title,
        icon: "file",
        note: [issuer, number].filter(Boolean).map((part) => <Unbroken key={part}>{part}</Unbroken>),
        aside: url && (
          <span className={styles.icon}>
            <Icon name="external" size={16} />
          </span>
        ),
        words: url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {bookTitle(title)}
            <VisuallyHidden>{frameTexts.newWindow}</VisuallyHidden>
          </a>
        ) : (
          bookTitle(title)
        ),
      }))}
    />
  );
}

/** A title mark inside a title becomes a single one. */
function bookTitle(title: string): string {
  if (title.startsWith("《")) return title;
  return `《${title.replaceAll("《", "〈").replaceAll("》", "〉")}》`;
}
