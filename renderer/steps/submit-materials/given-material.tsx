// In: a material that comes by itself, or was found as an e-licence. Out: its row, with where it comes from.
import type { AskedMaterial } from "../../../engine/index.ts";
import { materialWords } from "../../words/steps.ts";
import { toMinute } from "../../words/written.ts";
import { MaterialRow } from "./material-row.tsx";
import type { MaterialState } from "./material-state.ts";
import { SampleLink } from "./sample-link.tsx";

export function GivenMaterial({
  state,
  sampleUrl,
}: {
  state: MaterialState;
  sampleUrl: (name: string) => string;
}) {
  const { asked, answer } = state;
  return (
    <MaterialRow
      id={`material-${asked.key}`}
      icon="check"
      tone="success"
      name={asked.material.name}
      tag={tagOf(asked)}
      lines={[...linesOf(state), ...(asked.usedBy.length > 0 ? [materialWords.usedBy(asked.usedBy)] : [])]}
      actions={!answer.licence && <SampleLink material={asked.material} sampleUrl={sampleUrl} />}
    />
  );
}

function tagOf({ material }: AskedMaterial): string {
  if (material.from === "form") return materialWords.state.made;
  return material.from === "shared-data" ? materialWords.state.shared : materialWords.state.fetched;
}

function linesOf({ asked, answer: { licence } }: MaterialState): string[] {
  if (licence) {
    const { name, numberText, issuer, fetchedAt } = licence;
    return [materialWords.fetched(toMinute(fetchedAt)), materialWords.licence(name, numberText, issuer)];
  }
  return [asked.material.from === "form" ? materialWords.made : materialWords.shared];
}
