// The materials of a guide: who needs each, where it comes from, and its sample or blank form.
import { lazy, Suspense, useState } from "react";
import type { Material } from "../../engine/index.ts";
import { Tag, type Tone } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import styles from "./materials.styles.ts";
import { PartPanel } from "./part-rows.tsx";

const texts = guideTexts.materials;

type Source = Material["from"];

/** Amber means that the reader has to act, green that somebody else does. */
const tones = {
  upload: "warning",
  "e-licence": "success",
  form: "brand",
  "shared-data": "success",
} satisfies Record<Source, Tone>;

const isSource = (from: string): from is Source => Object.hasOwn(tones, from);

/** The viewer and the PDF library load on first use. */
const PreviewDialog = lazy(() => import("../dialogs/preview.tsx"));

interface Paper {
  title: string;
  url: string;
}

export function MaterialsPart({ info, id, sampleUrl }: GuidePartProps) {
  const [shown, setShown] = useState<Paper | null>(null);
  const paper = (kind: "sample" | "blank", name: string, of: string | null) =>
    of && (
      <button
        className={styles.paper}
        type="button"
        onClick={() => setShown({ title: texts.paper[kind](name), url: sampleUrl(of) })}
      >
        {texts[kind]}
        <VisuallyHidden>{texts.of(name)}</VisuallyHidden>
      </button>
    );
  return (
    <>
      <PartPanel
        id={id}
        title={texts.title}
        aside={texts.aside}
        unit={texts.unit}
        rows={info.materials.map(({ name, from, note, sample, blank }) => ({
          key: name,
          icon: "document",
          words: <b>{name}</b>,
          note,
          links: (sample || blank) && (
            <div className={styles.links}>
              {paper("sample", name, sample)}
              {paper("blank", name, blank)}
            </div>
          ),
          aside: isSource(from) && <Tag tone={tones[from]}>{texts.from[from]}</Tag>,
        }))}
      />
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog
            name={shown.title}
            url={shown.url}
            type="application/pdf"
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}
