// In: a material. Out: links to its sample and its blank form, in a new window, where it has them.
import type { Material } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialWords } from "../../words/steps.ts";

export function SampleLink({
  material: { name, sample, blank },
  sampleUrl,
}: {
  material: Material;
  sampleUrl: (name: string) => string;
}) {
  const links = [
    { words: materialWords.sample, of: sample },
    { words: materialWords.blank, of: blank },
  ];
  return links.map(
    ({ words, of }) =>
      of && (
        <Button key={words} variant="text" asChild>
          <a href={sampleUrl(of)} target="_blank" rel="noopener">
            {words}
            <VisuallyHidden>
              {name}
              {materialWords.newWindow}
            </VisuallyHidden>
          </a>
        </Button>
      ),
  );
}
