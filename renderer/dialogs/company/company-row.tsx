// One company to choose, or the reason why it cannot be chosen and a way to apply again.
import { type CompanyInfo, companyState } from "../../../engine/portal/index.ts";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { companyTexts as texts } from "../../texts/dialogs.ts";
import { toMinute } from "../../texts/formats.ts";
import styles from "./company-row.styles.ts";

const Row = part("li", styles.row);
const Choice = part("label", styles.choice);
const Radio = part("input", styles.radio);
const Words = part("span", styles.words);

const tones: Record<number, Tone> = { 0: "neutral", 1: "brand", 2: "success", 8: "warning", 9: "danger" };

export interface CompanyRowProps {
  company: CompanyInfo;
  /** Name of the radio buttons. */
  group: string;
  chosen: boolean;
  /** Id of a problem that describes the choice. */
  describedBy?: string | undefined;
  /** Another application is in progress. */
  busy: boolean;
  onChoose: () => void;
  onAgain: () => void;
}

export function CompanyRow({
  company,
  group,
  chosen,
  describedBy,
  busy,
  onChoose,
  onAgain,
}: CompanyRowProps) {
  const { id, companyName, unifiedSocialCreditCode, description, applyTime, state } = company;
  const { text, selectable, canReapply, note, reason } = companyState(state);
  return (
    <Row data-ring={selectable ? "" : undefined}>
      <Choice>
        <Radio
          type="radio"
          name={group}
          value={id}
          checked={chosen}
          disabled={!selectable}
          aria-describedby={describedBy}
          onChange={onChoose}
        />
        <Words>
          <b>{companyName}</b>
          <Small as="span" className={styles.facts}>
            <span>{unifiedSocialCreditCode}</span>
            <span>{description}</span>
            <span>{texts.applied(toMinute(applyTime))}</span>
          </Small>
          {note && (
            <span className={styles.small}>
              {note}：{reason}
            </span>
          )}
        </Words>
      </Choice>
      <div className={styles.end}>
        <Tag tone={tones[state] ?? "neutral"}>{text}</Tag>
        {canReapply && (
          <Button variant="secondary" disabled={busy} onClick={onAgain}>
            {texts.again}
            <VisuallyHidden>{texts.againOf(companyName)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Row>
  );
}
