// Draws the buttons to the next and the previous section, each with the section's name.
import { Button } from "../../look/parts/button.tsx";
import { pageTexts } from "../../texts/form.ts";

export function PageTurner({
  sections,
  at,
  onOpen,
}: {
  sections: readonly { key: string; title: string }[];
  at: number;
  onOpen: (section: string) => void;
}) {
  const next = sections[at + 1];
  const previous = sections[at - 1];
  return (
    <div className="f-turner">
      {next && (
        <Button size="lg" block onClick={() => onOpen(next.key)}>
          {pageTexts.next(next.title)}
        </Button>
      )}
      {previous && (
        <Button size="lg" variant="quiet" block onClick={() => onOpen(previous.key)}>
          {pageTexts.previous(previous.title)}
        </Button>
      )}
    </div>
  );
}
