// The notes above the guide of a one-thing that cannot be started as usual, or not by who is logged in.
import { chakra } from "@chakra-ui/react";
import type { GuideInfo } from "../../../engine/portal/index.ts";
import { Note } from "../../look/parts/note.tsx";
import { TextLink } from "../../look/parts/text-link.tsx";
import { guidePageTexts, notForCompaniesTexts } from "../../texts/guide.ts";
import { places } from "../parts/places.ts";

const Above = chakra("div", {
  // The next element may be lifted over the edge of the head.
  base: { mt: "6", mb: { base: "8", md: "14" } },
});

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
