// In: a company's declaration. Out: what its electronic seal will stand under, and that the platform for it is another page.
import { chakra } from "@chakra-ui/react";
import type { Asked, DeclarationRecord, Definition } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { sealWords } from "../../words/steps/seal.ts";

const Title = chakra("h2", { base: { textStyle: "cardTitle" } });
const Lead = chakra("p", { base: { mt: "1", mb: "4", color: "fg.muted", textWrap: "pretty" } });
const Small = chakra("p", { base: { mt: "4", textStyle: "small", color: "fg.muted" } });

export function SealCard({
  record,
  asked,
  definition,
}: {
  record: DeclarationRecord;
  asked: Asked;
  definition: Definition;
}) {
  const { company } = record.principal;
  return (
    <Card id="sign" tabIndex={-1}>
      <Title>{sealWords.title}</Title>
      <Lead>{sealWords.lead}</Lead>
      <DataPairs
        wide
        pairs={[
          { label: sealWords.company, value: company?.name ?? "" },
          { label: sealWords.creditCode, value: company?.creditCode ?? "" },
          { label: sealWords.thing, value: sealWords.covers(definition.oneThing.name, asked.matters.length) },
        ]}
      />
      <Small>{sealWords.validFor}</Small>
    </Card>
  );
}
