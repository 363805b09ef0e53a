// The choice between a company's electronic seal and a signature by hand.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { SignWay } from "../../../engine/index.ts";
import { OptionCard } from "../../look/option/option-card.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { sealTexts } from "../../texts/sign.ts";

export function WayChoice({ way, onChange }: { way: SignWay; onChange: (way: SignWay) => void }) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <CardTitle as="legend" mb="3">
        {sealTexts.wayTitle}
      </CardTitle>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" }}
        gap="3"
      >
        {(["seal", "hand"] as const).map((each) => (
          <OptionCard
            key={each}
            type="radio"
            name={name}
            checked={each === way}
            help={sealTexts.ways[each].help}
            onChange={() => onChange(each)}
          >
            {sealTexts.ways[each].label}
          </OptionCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
