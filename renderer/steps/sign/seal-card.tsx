// What a company's electronic seal will cover, and the way to the platform for it.
import { chakra } from "@chakra-ui/react";
import type { Asked, DeclarationRecord, Definition } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { sealTexts } from "../../texts/sign.ts";

const Lead = chakra("p", { base: { mt: "1", mb: "4", color: "fg.muted", textWrap: "pretty" } });

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
      <CardTitle>{sealTexts.title}</CardTitle>
      <Lead>{sealTexts.lead}</Lead>
      <DataPairs
        wide
        pairs={[
          { label: sealTexts.company, value: company?.name ?? "" },
          { label: sealTexts.creditCode, value: company?.creditCode ?? "" },
          { label: sealTexts.thing, value: sealTexts.covers(definition.oneThing.name, asked.matters.length) },
        ]}
      />
      <Small mt="4">{sealTexts.validFor}</Small>
    </Card>
  );
}
