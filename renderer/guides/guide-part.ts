// What every part of a guide is given, and what the registry says about a part.
import type { ComponentType } from "react";
import type { Beforehand, Definition, GuideInfo } from "../../engine/index.ts";

export interface GuidePartProps {
  info: GuideInfo;
  definition: Definition;
  /** The part's id on the page: its tab leads there. */
  id: string;
  /** Address of a sample by its name. */
  sampleUrl: (name: string) => string;
  /** Where questions can be answered before anything is begun; absent: they are not asked on the guide. */
  before?: BeforeBegun | undefined;
}

export interface BeforeBegun {
  /** yyyy-MM-dd */
  today: string;
  /** What was chosen so far; absent: nothing. */
  given: Beforehand | undefined;
  onGiven: (given: Beforehand) => void;
}

export interface GuidePartEntry {
  view: ComponentType<GuidePartProps>;
  /** A wide part has a row of its own; narrow ones stand side by side. */
  wide: boolean;
  /** Its word in the bar of links; a part without one is no destination. */
  tab?: string;
  /** Computed from the one-thing: shown even where the theme's order does not name it, if this says so. */
  always?: (definition: Definition) => boolean;
}
