// In: the materials of a guide. Out: each with who needs it, where it comes from, and its sample or blank form.
import { chakra } from "@chakra-ui/react";
import type { Material } from "../../engine/index.ts";
import { Tag, type Tone } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideWords } from "../words/guides.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartPanel } from "./part-rows.tsx";

const words = guideWords.materials;

type Source = Material["from"];

/** Amber asks something of the reader, green is done for them. */
const tones = {
  upload: "warning",
  "e-licence": "success",
  form: "brand",
  "shared-data": "success",
} satisfies Record<Source, Tone>;

const isSource = (from: string): from is Source => Object.hasOwn(tones, from);

const Links = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "5", fontSize: "sm" } });
const Anchor = chakra("a", { base: { display: "inline-flex", alignItems: "center", minH: "8" } });

export function MaterialsPart({ info, id, sampleUrl }: GuidePartProps) {
  return (
    <PartPanel
      id={id}
      title={words.title}
      aside={words.aside}
      unit={words.unit}
      rows={info.materials.map(({ name, from, note, sample, blank }) => ({
        key: name,
        icon: "document",
        words: <b>{name}</b>,
        note,
        links: (sample || blank) && (
          <Links>
            {sample && <FileLink href={sampleUrl(sample)} words={words.sample} name={name} />}
            {blank && <FileLink href={sampleUrl(blank)} words={words.blank} name={name} />}
          </Links>
        ),
        aside: isSource(from) && <Tag tone={tones[from]}>{words.from[from]}</Tag>,
      }))}
    />
  );
}

function FileLink({ href, words: text, name }: { href: string; words: string; name: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden>{words.of(name)}</VisuallyHidden>
    </Anchor>
  );
}
