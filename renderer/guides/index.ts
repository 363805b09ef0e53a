// In: the parts of a guide. Out: the registry by which a theme's order of parts becomes a page.
import type { GuidePart } from "../../engine/index.ts";
import { guideWords } from "../words/guides.ts";
import { CountsPart } from "./counts.tsx";
import type { GuidePartEntry } from "./guide-part.ts";
import { KnowPart } from "./know.tsx";
import { MaterialsPart } from "./materials.tsx";
import { MattersPart } from "./matters.tsx";
import { PoliciesPart } from "./policies.tsx";
import { hasSteps, StepsPart } from "./steps.tsx";
import { WaysPart } from "./ways.tsx";

export const guideParts = {
  counts: { view: CountsPart, wide: true },
  know: { view: KnowPart, wide: false, tab: guideWords.know.tab, always: () => true },
  steps: { view: StepsPart, wide: false, always: hasSteps },
  matters: { view: MattersPart, wide: true, tab: guideWords.matters.title },
  materials: { view: MaterialsPart, wide: false, tab: guideWords.materials.title },
  policies: { view: PoliciesPart, wide: false, tab: guideWords.policies.title },
  ways: { view: WaysPart, wide: false, tab: guideWords.ways.tab },
} satisfies Record<GuidePart, GuidePartEntry>;
