// The notes above the guide of a one-thing that cannot be started as usual, or not by who is logged in.
import type { GuideInfo } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Note } from "../../look/parts/note.tsx";
import { TextLink } from "../../look/parts/text-link.tsx";
import { guidePageTexts, notForCompaniesTexts } from "../../texts/guide.ts";
import { places } from "../parts/places.ts";
import styles from "./offering-note.styles.ts";

const Above = part("div", styles.above);

export function OfferingNote({ offering }: { offering: NonNullable<GuideInfo["offering"]> }) {
  const { instead, open, words } = offering;
  return (
    <Above>
      <Note
        tone={open ? "info" : "warning"}
        action={
          instead && (
            <TextLink to={places.guide(instead.code)}>{guidePageTexts.instead(instead.name)}</TextLink>
          )
        }
      >
        {words}。
      </Note>
    </Above>
  );
}

/** Says to a company before it begins what rule 9 of point 4 will say. */
export function PersonsOnly({ name }: { name: string }) {
  return (
    <Above>
      <Note tone="warning">
        {notForCompaniesTexts.closed(name)}。{notForCompaniesTexts.person}
      </Note>
    </Above>
  );
}
