// In: the policies of a guide. Out: each with issuer and number, a link where it has an address.
import { chakra } from "@chakra-ui/react";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel } from "./part-rows.tsx";

const words = guideWords.policies;

const Away = chakra("span", { base: { flex: "none", color: "fg.subtle" } });
const Unbroken = chakra("span", { base: { display: "inline-block", me: "4" } });

export function PoliciesPart({ info, id }: GuidePartProps) {
  return (
    <PartPanel
      id={id}
      title={words.title}
      unit={words.unit}
      rows={info.policies.map(({ title, number, issuer, url }) => ({
        key: title,
        icon: "file",
        note: [issuer, number].filter(Boolean).map((part) => <Unbroken key={part}>{part}</Unbroken>),
        aside: url && (
          <Away>
            <Icon name="external" size={16} />
          </Away>
        ),
        words: url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {bookTitle(title)}
            <VisuallyHidden>{words.newWindow}</VisuallyHidden>
          </a>
        ) : (
          bookTitle(title)
        ),
      }))}
    />
  );
}

/** A title mark inside a title becomes the single one. */
function bookTitle(title: string): string {
  if (title.startsWith("《")) return title;
  return `《${title.replaceAll("《", "〈").replaceAll("》", "〉")}》`;
}
