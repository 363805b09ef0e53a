// One company to choose, or the reason why it cannot be chosen and a way to apply again.
import { chakra } from "@chakra-ui/react";
import { type CompanyInfo, companyState } from "../../../engine/portal/index.ts";
import { elder } from "../../look/conditions.ts";
import { Button } from "../../look/parts/button.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { companyTexts as texts } from "../../texts/dialogs.ts";
import { toMinute } from "../../texts/formats.ts";

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
          <Small as="span" display="flex" flexWrap="wrap" columnGap="3" fontVariantNumeric="tabular-nums">
            <span>{unifiedSocialCreditCode}</span>
            <span>{description}</span>
            <span>{texts.applied(toMinute(applyTime))}</span>
          </Small>
          {note && (
            <chakra.span textStyle="small">
              {note}：{reason}
            </chakra.span>
          )}
        </Words>
      </Choice>
      <chakra.div
        position="relative"
        display="flex"
        alignItems="center"
        gap="2.5"
        ms={{ base: "8", md: "auto" }}
      >
        <Tag tone={tones[state] ?? "neutral"}>{text}</Tag>
        {canReapply && (
          <Button variant="secondary" disabled={busy} onClick={onAgain}>
            {texts.again}
            <VisuallyHidden>{texts.againOf(companyName)}</VisuallyHidden>
          </Button>
        )}
      </chakra.div>
    </Row>
  );
}
