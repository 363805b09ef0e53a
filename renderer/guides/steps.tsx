// The steps of a one-thing with what happens in each, derived from the flow.
import { type Definition, isElsewhere, stepBar } from "../../engine/index.ts";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Disc } from "../look/parts/icon-tile.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartCard } from "./part-card.tsx";
import styles from "./steps.styles.ts";

const texts = guideTexts.steps;

const Step = part("li", styles.step);

/** When the one-thing has an external address, the steps belong to that page. */
export function hasSteps({ oneThing }: Definition): boolean {
  return !isElsewhere(oneThing);
}

export function StepsPart({ definition: { oneThing, companyRequired }, id }: GuidePartProps) {
  const steps = stepBar(oneThing, "done");
  return (
    <PartCard id={id} title={texts.title} aside={texts.total(steps.length)}>
      <ol className={styles.list}>
        {steps.map(({ name, label }, at) => (
          <Step key={name}>
            <Disc className={styles.number} aria-hidden="true">
              {name === "done" ? <Icon name="check" size={20} /> : at + 1}
            </Disc>
            <div>
              <b>{label}</b>
              <Small as="div">{texts.words[name === "sign" && companyRequired ? "seal" : name]}</Small>
            </div>
          </Step>
        ))}
      </ol>
    </PartCard>
  );
}
