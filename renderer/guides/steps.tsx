// The steps of a one-thing with what happens in each, derived from the flow.
import { chakra } from "@chakra-ui/react";
import { type Definition, isElsewhere, stepBar } from "../../engine/index.ts";
import { Icon } from "../look/icons.tsx";
import { Disc } from "../look/parts/icon-tile.tsx";
import { Small } from "../look/parts/text.tsx";
import { guideTexts } from "../texts/guide.ts";
import type { GuidePartProps } from "./guide-part.ts";
import { PartCard } from "./part-card.tsx";

const texts = guideTexts.steps;

const Step = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    gap: "4",
    pb: "4",
    lineHeight: "snug",
    _last: { pb: "0" },
    // The line from this step to the next.
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      top: "9",
      bottom: "1",
      insetInlineStart: "17px",
      w: "0.5",
      bg: "theme.border",
    },
  },
});

/** When the one-thing has an external address, the steps belong to that page. */
export function hasSteps({ oneThing }: Definition): boolean {
  return !isElsewhere(oneThing);
}

export function StepsPart({ definition: { oneThing, companyRequired }, id }: GuidePartProps) {
  const steps = stepBar(oneThing, "done");
  return (
    <PartCard id={id} title={texts.title} aside={texts.total(steps.length)}>
      <chakra.ol px="card" py="5">
        {steps.map(({ name, label }, at) => (
          <Step key={name}>
            <Disc w="9" h="9" bg="theme.subtle" color="theme.fg" fontWeight="bold" aria-hidden="true">
              {name === "done" ? <Icon name="check" size={20} /> : at + 1}
            </Disc>
            <div>
              <b>{label}</b>
              <Small as="div">{texts.words[name === "sign" && companyRequired ? "seal" : name]}</Small>
            </div>
          </Step>
        ))}
      </chakra.ol>
    </PartCard>
  );
}
