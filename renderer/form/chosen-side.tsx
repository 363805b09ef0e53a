// Lists the chosen matters and needed materials beside the questions; screen readers announce each change.
import type { AskedMaterial, ChosenMatter } from "../../engine/index.ts";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { useTexts } from "./form-context.ts";
import { Sign } from "./parts/sign.tsx";
import fieldStyles from "./styles/field.styles.ts";
import questionStyles from "./styles/question.styles.ts";

export function ChosenSide({
  matters,
  materials,
}: {
  matters: readonly ChosenMatter[];
  materials: readonly AskedMaterial[];
}) {
  const { questions: texts } = useTexts();
  // One reason for all says nothing of any.
  const differ = matters.some(({ because }) => because !== matters[0]?.because);
  return (
    <aside className={questionStyles.chosen} aria-live="polite">
      <Card flush>
        <PanelHeader
          title={texts.matters(matters.length)}
          aside={matters.length > 1 && <Tag tone="success">{texts.once}</Tag>}
        />
        {matters.length === 0 && <p className={questionStyles.chosenNone}>{texts.noMatters}</p>}
        <ul>
          {matters.map(({ key, matter, because }) => (
            <li key={key} className={questionStyles.chosenLine}>
              <Sign name="check" size={20} />
              <div>
                {matter.name}
                {differ && <p className={fieldStyles.help}>{because}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {materials.length > 0 && (
        <Card flush>
          <PanelHeader title={texts.materials(materials.length)} />
          <div className={questionStyles.chosenBody}>
            <Materials
              materials={materials}
              from={["e-licence", "shared-data"]}
              words={texts.fetched}
              tone="success"
            />
            <Materials materials={materials} from={["form"]} words={texts.made} tone="success" />
            <Materials materials={materials} from={["upload"]} words={texts.upload} tone="warning" />
          </div>
        </Card>
      )}
    </aside>
  );
}

function Materials({
  materials,
  from,
  words,
  tone,
}: {
  materials: readonly AskedMaterial[];
  from: readonly AskedMaterial["material"]["from"][];
  words: (count: number) => string;
  tone: "success" | "warning";
}) {
  const { questions: texts } = useTexts();
  const mine = materials.filter(({ material }) => from.includes(material.from));
  if (mine.length === 0) return null;
  const names = mine.map(({ material, required }) => material.name + (required ? "" : texts.ifWanted));
  return (
    <div className={questionStyles.chosenMaterials}>
      <p data-tone={tone}>{words(mine.length)}</p>
      <p>{texts.list(names)}</p>
    </div>
  );
}
