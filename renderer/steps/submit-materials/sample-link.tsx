// Buttons that show a material's sample and blank form in the viewer.
import type { Material } from "../../../engine/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialTexts } from "../../texts/materials.ts";

export function SampleLink({
  material: { name, sample, blank },
  sampleUrl,
  onShow,
}: {
  material: Material;
  sampleUrl: (name: string) => string;
  onShow: (paper: ShownPaper) => void;
}) {
  const papers = [
    { words: materialTexts.sample, of: sample, title: materialTexts.sampleTitle(name) },
    { words: materialTexts.blank, of: blank, title: materialTexts.blankTitle(name) },
  ];
  return papers.map(
    ({ words, of, title }) =>
      of && (
        <Button
          key={words}
          variant="text"
          onClick={() => onShow({ name: title, url: sampleUrl(of), type: "application/pdf" })}
        >
          {words}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ),
  );
}
