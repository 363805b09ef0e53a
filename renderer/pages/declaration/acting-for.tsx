// The line above every step that says who declares, for whom, and the township, with the name masked.
import { chakra } from "@chakra-ui/react";
import { type Definition, maskIdCard, maskName } from "../../../engine/index.ts";
import { ActingLine } from "../../look/parts/acting-line.tsx";
import { Unbroken } from "../../look/parts/text.tsx";
import { useDeclaration } from "../../portal.ts";
import { declaringTexts as texts } from "../../texts/pages.ts";

const NotOnPhone = chakra("span", { base: { display: { base: "none", md: "inline" } } });

export function ActingFor({
  definition,
  onTownship,
}: {
  definition: Definition;
  /** Absent once nothing can be changed any more, or where there is no choice. */
  onTownship: (() => void) | undefined;
}) {
  const principal = useDeclaration(({ context }) => context.record.principal);
  const areaId = useDeclaration(({ context }) => context.record.areaId);
  if (!principal) return null;
  const { kind, name, certificateNumber, company } = principal;
  const township = areaId && definition.townships[areaId];
  return (
    <chakra.div mb="5" px={{ base: "3", md: "4" }} borderRadius="md" bg="brand.muted" color="brand.900">
      <ActingLine
        icon={kind === "company" ? "building" : "user"}
        way={texts.changeTownship}
        onWay={township ? onTownship : undefined}
      >
        <Unbroken>
          <b>{maskName(name)}</b>
          {certificateNumber && <NotOnPhone>（{maskIdCard(certificateNumber)}）</NotOnPhone>}
          {company ? texts.actsFor : texts.acts}
          <b>{company?.name ?? texts.self}</b>
          {texts.handles}
        </Unbroken>
        {township && <Unbroken>{texts.township(township)}</Unbroken>}
      </ActingLine>
    </chakra.div>
  );
}
