// A signature that the gateway keeps: its picture, its date, what it covers, and the way to sign again.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useState } from "react";
import { type Asked, type DeclarationRecord, maskName, type Signature } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { CardTitle, Muted } from "../../look/parts/text.tsx";
import { toMinute } from "../../texts/formats.ts";
import { signTexts } from "../../texts/sign.ts";

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
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0,1fr)", md: "minmax(0,17rem) minmax(0,1fr)" }}
        columnGap="10"
        rowGap="6"
        alignItems="start"
      >
        <Sheet data-kind={kind}>
          {kind === "drawn" && <Picture url={pictureUrl} />}
          {kind === "typed" && <Name>{record.principal.name}</Name>}
          {kind === "seal" && <Seal company={record.principal.company?.name ?? ""} />}
        </Sheet>
        <chakra.div display="grid" gap="5" justifyItems="start">
          <CardTitle display="flex" alignItems="center" gap="2" color="success.solid" id="signed">
            <Icon name="check" size={20} />
            {signTexts.signed}
          </CardTitle>
          <chakra.div w="full" maxW="32rem">
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
          </chakra.div>
          <Muted>{signTexts.signedNote}</Muted>
          <Button variant="quiet" onClick={onAgain}>
            <Icon name="refresh" size={20} />
            {signTexts.again}
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <chakra.ul listStyleType="none">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
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
