// The registry of guide parts, from which a theme composes its page.
import type { GuidePart } from "../../engine/index.ts";
import { guideTexts } from "../texts/guide.ts";
import { CountsPart } from "./counts.tsx";
import type { GuidePartEntry } from "./guide-part.ts";
import { KnowPart } from "./know.tsx";
import { MaterialsPart } from "./materials.tsx";
import { MattersPart } from "./matters.tsx";
import { PoliciesPart } from "./policies.tsx";
import { hasSteps, StepsPart } from "./steps.tsx";
import { WaysPart } from "./ways.tsx";

export const guideParts = {
  counts: { view: CountsPart, wide: true, secondary: true },
  know: { view: KnowPart, wide: false, tab: guideTexts.know.tab, always: () => true },
  steps: { view: StepsPart, wide: false, always: hasSteps },
  matters: { view: MattersPart, wide: true, secondary: true, tab: guideTexts.matters.title },
  materials: { view: MaterialsPart, wide: false, tab: guideTexts.materials.title },
  policies: { view: PoliciesPart, wide: false, secondary: true, tab: guideTexts.policies.title },
  ways: { view: WaysPart, wide: false, tab: guideTexts.ways.tab },
} satisfies Record<GuidePart, GuidePartEntry>;
