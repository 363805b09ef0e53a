// In: a material. Out: buttons that show its sample and its blank form in the viewer, where it has them.
import type { Material } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialWords } from "../../words/steps/materials-step.ts";
import type { ShownPaper } from "./material-actions.ts";

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
    { words: materialWords.sample, of: sample, title: materialWords.sampleTitle(name) },
    { words: materialWords.blank, of: blank, title: materialWords.blankTitle(name) },
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
