// The choice between a company's electronic seal and a signature by hand.
import { useId } from "react";
import type { SignWay } from "../../../engine/index.ts";
import { OptionCard } from "../../look/option/option-card.tsx";
import { CardTitle } from "../../look/parts/text.tsx";
import { sealTexts } from "../../texts/sign.ts";
import styles from "./way-choice.styles.ts";

export function WayChoice({ way, onChange }: { way: SignWay; onChange: (way: SignWay) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <CardTitle as="legend" className={styles.title}>
        {sealTexts.wayTitle}
      </CardTitle>
      <div className={styles.ways}>
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
      </div>
    </fieldset>
  );
}
