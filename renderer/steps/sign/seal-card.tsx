// What a company's electronic seal will cover, and the way to the platform for it.
import type { Asked, DeclarationRecord, Definition } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { CardTitle, Muted, Small } from "../../look/parts/text.tsx";
import { sealTexts } from "../../texts/sign.ts";
import styles from "./seal-card.styles.ts";

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
      <Muted className={styles.lead}>{sealTexts.lead}</Muted>
      <DataPairs
        wide
        pairs={[
          { label: sealTexts.company, value: company?.name ?? "" },
          { label: sealTexts.creditCode, value: company?.creditCode ?? "" },
          { label: sealTexts.thing, value: sealTexts.covers(definition.oneThing.name, asked.matters.length) },
        ]}
      />
      <Small className={styles.note}>{sealTexts.validFor}</Small>
    </Card>
  );
}
