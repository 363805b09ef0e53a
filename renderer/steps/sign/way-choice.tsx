// In: how a company's declaration is to be signed. Out: the choice between its electronic seal and a signature by hand.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { OptionCard } from "../../frame/option-card.tsx";
import { sealWords } from "../../words/steps/seal.ts";

export type Way = keyof typeof sealWords.ways;

const Group = chakra("fieldset", { base: { minW: "0" } });
const Legend = chakra("legend", { base: { textStyle: "cardTitle", mb: "3" } });
const Cards = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" },
    gap: "3",
  },
});

export function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const name = useId();
  return (
    <Group>
      <Legend>{sealWords.wayTitle}</Legend>
      <Cards>
        {(["seal", "hand"] as const).map((each) => (
          <OptionCard
            key={each}
            type="radio"
            name={name}
            checked={each === way}
            help={sealWords.ways[each].help}
            onChange={() => onChange(each)}
          >
            {sealWords.ways[each].label}
          </OptionCard>
        ))}
      </Cards>
    </Group>
  );
}
