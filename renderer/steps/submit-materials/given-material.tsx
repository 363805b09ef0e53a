// The row of a material that comes by itself or was found as an e-licence: its source, a preview, and the alternatives.
import type { MaterialState } from "../../../engine/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { toMinute } from "../../texts/formats.ts";
import { materialTexts } from "../../texts/materials.ts";
import { MaterialRow } from "./material-row.tsx";
import { SampleLink } from "./sample-link.tsx";

type Licence = NonNullable<MaterialState["answer"]["licence"]>;

export interface GivenMaterialProps {
  state: MaterialState;
  /** The state of looking for a shared record; absent when not asked yet. */
  licence?: "looking" | "none" | "failed" | undefined;
  licenceUrl: (licenceId: string) => string;
  sampleUrl: (name: string) => string;
  onShow: (paper: ShownPaper) => void;
  onFetch: (material: string) => void;
  onReplace: (material: string) => void;
}

export function GivenMaterial(props: GivenMaterialProps) {
  const { state } = props;
  const { asked, answer } = state;
  const { usedBy, because } = asked;
  return (
    <MaterialRow
      id={`material-${asked.key}`}
      icon="check"
      tone="success"
      name={asked.material.name}
      tag={tagOf(state)}
      lines={[
        ...linesOf(props),
        ...(because ? [because] : []),
        ...(usedBy.length > 0 ? [materialTexts.usedBy(usedBy)] : []),
      ]}
      actions={answer.licence ? <FoundActions {...props} /> : <OwnActions {...props} />}
    />
  );
}

/** The actions for a licence that was found. */
export function FoundActions({
  state,
  licenceUrl,
  onShow,
  onReplace,
}: Pick<GivenMaterialProps, "state" | "licenceUrl" | "onShow" | "onReplace">) {
  const { asked, answer } = state;
  const { name, orElse } = asked.material;
  const { licence } = answer;
  if (!licence) return null;
  const paper = { name: licence.name, url: licenceUrl(licence.licenceId), type: "application/pdf" };
  return (
    <>
      <Button variant="text" onClick={() => onShow(paper)}>
        <Icon name="eye" size={20} />
        {materialTexts.view}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {orElse === "upload" && (
        <Button variant="text" onClick={() => onReplace(asked.key)}>
          {materialTexts.replace}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/** The actions for what the form or the departments supply. */
function OwnActions({ state, licence, sampleUrl, onShow, onFetch }: GivenMaterialProps) {
  const { key, material } = state.asked;
  return (
    <>
      <SampleLink material={material} sampleUrl={sampleUrl} onShow={onShow} />
      {material.from === "shared-data" && licence !== "none" && (
        <Button
          variant="text"
          aria-disabled={licence === "looking" || undefined}
          onClick={() => onFetch(key)}
        >
          {licence === "looking" ? materialTexts.sharedLooking : materialTexts.sharedLook}
          <VisuallyHidden>{material.name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

function tagOf({ asked: { material } }: MaterialState): string {
  if (material.from === "form") return materialTexts.state.made;
  return material.from === "shared-data" ? materialTexts.state.shared : materialTexts.state.fetched;
}

/** When it was found, and what it is. */
export const licenceLines = ({ name, numberText, issuer, fetchedAt }: Licence): string[] => [
  materialTexts.fetched(toMinute(fetchedAt)),
  materialTexts.licence(name, numberText, issuer),
];

function linesOf({ state, licence: looked }: GivenMaterialProps): string[] {
  const { from } = state.asked.material;
  const { licence } = state.answer;
  const shared = from === "shared-data";
  if (licence) {
    const [fetched, ...of] = licenceLines(licence);
    return shared
      ? [materialTexts.shared, materialTexts.sharedFound(toMinute(licence.fetchedAt)), ...of]
      : [fetched ?? "", ...of];
  }
  if (!shared) return [materialTexts.made];
  const sharedTexts = {
    none: materialTexts.sharedNone,
    failed: materialTexts.sharedFailed,
    looking: undefined,
  };
  const line = looked && sharedTexts[looked];
  return [materialTexts.shared, ...(line ? [line] : [])];
}
