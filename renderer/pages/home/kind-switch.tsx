// In: the kind of service that is shown. Out: a switch between personal, company and other services.
import { chakra } from "@chakra-ui/react";
import { homeWords } from "../../words/home-page.ts";

export const kinds = ["personal", "enterprise", "other"] as const;
export type Kind = (typeof kinds)[number];

const words = homeWords.kinds;

const Group = chakra("fieldset", {
  base: {
    display: "inline-flex",
    flex: { base: "1 0 100%", md: "none" },
    gap: "0.5",
    p: "1",
    borderRadius: "md",
    bg: "bg.muted",
  },
});
const Choice = chakra("button", {
  base: {
    flex: { base: "1", md: "none" },
    minH: "tap",
    px: { base: "2", md: "18px" },
    borderRadius: "6px",
    color: "fg.muted",
    cursor: "pointer",
    whiteSpace: "nowrap",
    _hover: { color: "brand.solid" },
    "&[aria-pressed=true]": { bg: "bg.panel", color: "brand.solid", fontWeight: "bold", boxShadow: "sm" },
  },
});

export function KindSwitch({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  return (
    <Group aria-label={words.label}>
      {kinds.map((each) => (
        <Choice key={each} type="button" aria-pressed={each === kind} onClick={() => onKind(each)}>
          {words[each]}
        </Choice>
      ))}
    </Group>
  );
}
