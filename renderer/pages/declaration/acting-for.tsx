// In: who declares, for whom, and the township. Out: the line that says so above every step, the name masked.
import { chakra } from "@chakra-ui/react";
import { type DeclarationRecord, type Definition, maskIdCard, maskName } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { declaringWords } from "../../words/declaration-page.ts";

const words = declaringWords;

const Root = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    gap: "2.5",
    mb: "5",
    px: { base: "3", md: "4" },
    py: { base: "1", md: "0.5" },
    minH: "12",
    borderRadius: "md",
    bg: "brand.muted",
    color: "brand.900",
    lineHeight: "snug",
  },
});
const Words = chakra("div", {
  base: { flex: "1", minW: "0", "& > span": { display: "inline-block", me: "4" } },
});
const NotOnPhone = chakra("span", { base: { display: { base: "none", md: "inline" } } });
const Change = chakra("button", {
  base: {
    minH: "tap",
    px: "1",
    color: "brand.solid",
    textDecoration: "underline",
    textUnderlineOffset: "4px",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { color: "brand.emphasized" },
    _print: { display: "none" },
  },
});

export function ActingFor({
  definition,
  record: { principal, areaId },
  onTownship,
}: {
  definition: Definition;
  record: Pick<DeclarationRecord, "principal" | "areaId">;
  /** Absent once nothing can be changed any more, or where there is no choice. */
  onTownship: (() => void) | undefined;
}) {
  const { kind, name, certificateNumber, company } = principal;
  const township = areaId && definition.townships[areaId];
  return (
    <Root>
      <Icon name={kind === "company" ? "building" : "user"} size={20} />
      <Words>
        <span>
          <b>{maskName(name)}</b>
          {certificateNumber && <NotOnPhone>（{maskIdCard(certificateNumber)}）</NotOnPhone>}
          {company ? words.actsFor : words.acts}
          <b>{company?.name ?? words.self}</b>
          {words.handles}
        </span>
        {township && <span>{words.township(township)}</span>}
      </Words>
      {township && onTownship && (
        <Change type="button" onClick={onTownship}>
          {words.changeTownship}
        </Change>
      )}
    </Root>
  );
}
