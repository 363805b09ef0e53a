// A signature that the gateway keeps: its picture, its date, what it covers, and the way to sign again.
import { type ReactNode, type Ref, useState } from "react";
import { type Asked, type DeclarationRecord, maskName, type Signature } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { CardTitle, Muted } from "../../look/parts/text.tsx";
import { toMinute } from "../../texts/formats.ts";
import { signTexts } from "../../texts/sign.ts";
import styles from "./signed-card.styles.ts";

const Sheet = part("div", styles.sheet);
const Name = part("p", styles.name);
const Stamp = part("div", styles.stamp);

export function SignedCard({
  ref,
  signature,
  record,
  asked,
  pictureUrl,
  township,
  onAgain,
}: {
  ref: Ref<HTMLElement>;
  signature: Signature;
  record: DeclarationRecord;
  asked: Asked;
  pictureUrl: string;
  township: string | undefined;
  onAgain: () => void;
}) {
  const { kind, signedAt } = signature;
  const fields = asked.sections.reduce((sum, section) => sum + section.fields.length, 0);
  const required = asked.materials.filter((material) => material.required).length;
  const covers = signTexts.covers({ matters: asked.matters.length, fields, required, township });
  return (
    <Card id="sign" ref={ref} tabIndex={-1} aria-labelledby="signed">
      <div className={styles.columns}>
        <Sheet data-kind={kind}>
          {kind === "drawn" && <Picture url={pictureUrl} />}
          {kind === "typed" && <Name>{record.principal.name}</Name>}
          {kind === "seal" && <Seal company={record.principal.company?.name ?? ""} />}
        </Sheet>
        <div className={styles.body}>
          <CardTitle className={styles.title} id="signed">
            <Icon name="check" size={20} />
            {signTexts.signed}
          </CardTitle>
          <div className={styles.facts}>
            <DataPairs
              wide
              pairs={[
                {
                  label: signTexts.signer,
                  value:
                    kind === "seal"
                      ? (record.principal.company?.name ?? "")
                      : maskName(record.principal.name),
                },
                { label: signTexts.way, value: signTexts.kinds[kind] },
                ...(signedAt ? [{ label: signTexts.time, value: toMinute(signedAt) }] : []),
                { label: signTexts.coversTitle, value: <Lines lines={covers} /> },
              ]}
            />
          </div>
          <Muted>{signTexts.signedNote}</Muted>
          <Button variant="quiet" onClick={onAgain}>
            <Icon name="refresh" size={20} />
            {signTexts.again}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A stand-in for the seal's picture; the signed file shows the real one. */
function Seal({ company }: { company: string }) {
  return (
    <Stamp>
      <Icon name="building" size={32} />
      <b>{company}</b>
      {signTexts.sealedBy}
    </Stamp>
  );
}

/** Loaded from the gateway, since the page itself keeps no picture. */
function Picture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Muted>{signTexts.pictureFailed}</Muted>;
  return <img src={url} alt={signTexts.pictureName} onError={() => setFailed(true)} />;
}
