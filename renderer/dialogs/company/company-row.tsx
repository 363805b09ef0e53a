// In: a company and what its authorisation allows. Out: its row: to be chosen, or with the reason why not and the way to apply again.
import { chakra } from "@chakra-ui/react";
import { type CompanyInfo, companyState } from "../../../engine/index.ts";
import { elder } from "../../look/elder.ts";
import { Button } from "../../look/parts/button.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { companyWords as words } from "../../words/dialogs.ts";
import { toMinute } from "../../words/written.ts";

const Row = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    py: "3",
    px: "4",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "md",
    bg: "bg.canvas",
    lineHeight: "snug",
    "&:has(input:enabled)": { borderColor: "border.control", bg: "bg.panel" },
    "&:has(input:enabled):hover": { borderColor: "brand.solid" },
    "&:has(:checked)": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
    },
  },
});
const Choice = chakra("label", {
  base: {
    flex: "1 1 0",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minW: "0",
    // The whole row is the target.
    "&:has(input:enabled)": {
      cursor: "pointer",
      _after: { content: '""', position: "absolute", inset: "0" },
    },
  },
});
const Radio = chakra("input", {
  base: {
    flex: "none",
    appearance: "none",
    w: "20px",
    h: "20px",
    [elder]: { w: "28px", h: "28px" },
    borderWidth: "2px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    _checked: { borderWidth: "6px", borderColor: "brand.solid" },
    _disabled: { borderColor: "border", bg: "bg.muted" },
  },
});
const Words = chakra("span", { base: { display: "grid", minW: "0", "& b": { overflowWrap: "anywhere" } } });
const Line = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    textStyle: "small",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});
const Why = chakra("span", { base: { textStyle: "small" } });
const Aside = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    ms: { base: "8", md: "auto" },
  },
});

const tones: Record<number, Tone> = { 0: "neutral", 1: "brand", 2: "success", 8: "warning", 9: "danger" };

export interface CompanyRowProps {
  company: CompanyInfo;
  /** Name of the radio buttons. */
  group: string;
  chosen: boolean;
  /** A problem that the choice is described by. */
  describedBy?: string | undefined;
  /** Another application is under way. */
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
  const { text, selectable, canReapply, note } = companyState(state);
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
          <Line>
            <span>{unifiedSocialCreditCode}</span>
            <span>{description}</span>
            <span>{words.applied(toMinute(applyTime))}</span>
          </Line>
          {note && <Why>{note}</Why>}
        </Words>
      </Choice>
      <Aside>
        <Tag tone={tones[state] ?? "neutral"}>{text}</Tag>
        {canReapply && (
          <Button variant="secondary" disabled={busy} onClick={onAgain}>
            {words.again}
            <VisuallyHidden>{words.againOf(companyName)}</VisuallyHidden>
          </Button>
        )}
      </Aside>
    </Row>
  );
}
