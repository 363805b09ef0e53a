// The props of every part of a guide, and what the registry says about a part.
import type { ComponentType } from "react";
import type { Definition } from "../../engine/index.ts";
import type { Beforehand, GuideInfo } from "../../engine/portal/index.ts";

export interface GuidePartProps {
  info: GuideInfo;
  definition: Definition;
  /** The part's id on the page, which its tab links to. */
  id: string;
  /** The part is one line to open. */
  folded?: boolean;
  /** Whom to ask where the one-thing names nobody. */
  hotline?: string | undefined;
  /** Address of a sample by its name. */
  sampleUrl: (name: string) => string;
  /** Lets the guide ask questions before handling begins; without it, the guide asks none. */
  before?: BeforeBegun | undefined;
}

export interface BeforeBegun {
  /** yyyy-MM-dd */
  today: string;
  /** What has been chosen so far; absent for nothing. */
  given: Beforehand | undefined;
  onGiven: (given: Beforehand) => void;
}

export interface GuidePartEntry {
  view: ComponentType<GuidePartProps>;
  /** A wide part has a row of its own; narrow ones stand side by side. */
  wide: boolean;
  /** In 长辈版 it comes after the others, as a line to open. */
  secondary?: boolean;
  /** Its label in the bar of links; a part without one has no link. */
  tab?: string;
  /** A part computed from the one-thing is shown when this returns true, even if the theme's order does not name it. */
  always?: (definition: Definition) => boolean;
}
