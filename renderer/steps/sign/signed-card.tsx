// In: a signature that the gateway keeps. Out: how it looks, when it was given, what it covers, and the way to sign again.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useState } from "react";
import { type Asked, type DeclarationRecord, maskName, type Signature } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { usePortalParts } from "../../portal.ts";
import { signWords } from "../../words/steps/sign-step.ts";
import { toMinute } from "../../words/written.ts";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,17rem) minmax(0,1fr)" },
    columnGap: "10",
    rowGap: "6",
    alignItems: "start",
  },
});
const Title = chakra("h2", {
  base: { display: "flex", alignItems: "center", gap: "2", textStyle: "cardTitle", color: "success.solid" },
});
const Sheet = chakra("div", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "full",
    aspectRatio: "1",
    maxH: { base: "20rem", md: "none" },
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "md",
    bg: "white",
    "&[data-kind=typed], &[data-kind=seal]": { aspectRatio: "auto", minH: "9rem", px: "4" },
    "& > img": { w: "full", h: "full", objectFit: "contain" },
  },
});
const Name = chakra("p", { base: { fontSize: "3xl", fontWeight: "bold", letterSpacing: ".1em" } });
const Stamp = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "1",
    py: "4",
    textAlign: "center",
    color: "danger.solid",
    overflowWrap: "anywhere",
  },
});
const Muted = chakra("p", { base: { color: "fg.muted" } });
const Side = chakra("div", { base: { display: "grid", gap: "5", justifyItems: "start" } });
const Pairs = chakra("div", { base: { w: "full", maxW: "32rem" } });
const Covers = chakra("ul", { base: { listStyleType: "none" } });

export function SignedCard({
  ref,
  signature,
  record,
  asked,
  township,
  onAgain,
}: {
  ref: Ref<HTMLElement>;
  signature: Signature;
  record: DeclarationRecord;
  asked: Asked;
  township: string | undefined;
  onAgain: () => void;
}) {
  const { kind, signedAt } = signature;
  const fields = asked.sections.reduce((sum, section) => sum + section.fields.length, 0);
  const required = asked.materials.filter((material) => material.required).length;
  const covers = signWords.covers({ matters: asked.matters.length, fields, required, township });
  return (
    <Card id="sign" ref={ref} tabIndex={-1} aria-labelledby="signed">
      <Columns>
        <Sheet data-kind={kind}>
          {kind === "drawn" && <Picture signatureId={signature.signatureId} />}
          {kind === "typed" && <Name>{record.principal.name}</Name>}
          {kind === "seal" && <Seal company={record.principal.company?.name ?? ""} />}
        </Sheet>
        <Side>
          <Title id="signed">
            <Icon name="check" size={20} />
            {signWords.signed}
          </Title>
          <Pairs>
            <DataPairs
              wide
              pairs={[
                {
                  label: signWords.signer,
                  value:
                    kind === "seal"
                      ? (record.principal.company?.name ?? "")
                      : maskName(record.principal.name),
                },
                { label: signWords.way, value: signWords.kinds[kind] },
                ...(signedAt ? [{ label: signWords.time, value: toMinute(signedAt) }] : []),
                { label: signWords.coversTitle, value: <Lines lines={covers} /> },
              ]}
            />
          </Pairs>
          <Muted>{signWords.signedNote}</Muted>
          <Button variant="quiet" onClick={onAgain}>
            <Icon name="refresh" size={20} />
            {signWords.again}
          </Button>
        </Side>
      </Columns>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <Covers>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Covers>
  );
}

/** No picture of a real seal: the signed file shows that one. */
function Seal({ company }: { company: string }) {
  return (
    <Stamp>
      <Icon name="building" size={32} />
      <b>{company}</b>
      {signWords.sealedBy}
    </Stamp>
  );
}

/** Seen again from the gateway: the page itself keeps no picture. */
function Picture({ signatureId }: { signatureId: string }) {
  const { client } = usePortalParts();
  const [failed, setFailed] = useState(false);
  if (failed) return <Muted>{signWords.pictureFailed}</Muted>;
  return (
    <img src={client.downloadUrl(signatureId)} alt={signWords.pictureName} onError={() => setFailed(true)} />
  );
}
