// In: who declares, for whom, and the township. Out: the line that says so above every step, the name masked.
import { chakra } from "@chakra-ui/react";
import { type DeclarationRecord, type Definition, maskIdCard, maskName } from "../../../engine/index.ts";
import { ActingLine } from "../../look/parts/acting-line.tsx";
import { declaringWords } from "../../words/declaration-page.ts";

const words = declaringWords;

const Root = chakra("div", {
  base: {
    mb: "5",
    px: { base: "3", md: "4" },
    borderRadius: "md",
    bg: "brand.muted",
    color: "brand.900",
  },
});
const Part = chakra("span", { base: { display: "inline-block", me: "4" } });
const NotOnPhone = chakra("span", { base: { display: { base: "none", md: "inline" } } });
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
      <ActingLine
        icon={kind === "company" ? "building" : "user"}
        way={words.changeTownship}
        onWay={township ? onTownship : undefined}
      >
        <Part>
          <b>{maskName(name)}</b>
          {certificateNumber && <NotOnPhone>（{maskIdCard(certificateNumber)}）</NotOnPhone>}
          {company ? words.actsFor : words.acts}
          <b>{company?.name ?? words.self}</b>
          {words.handles}
        </Part>
        {township && <Part>{words.township(township)}</Part>}
      </ActingLine>
    </Root>
  );
}
