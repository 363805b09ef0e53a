// The QR code of a signing by phone, and how it goes.
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { type DeclarationSession, type QrCheckView, qrCheckView } from "../../../engine/portal/index.ts";
import { hasEnded, QrScan } from "../../frame/qr-scan.tsx";
import { Small } from "../../look/parts/text.tsx";
import { usePhoneSigning, useSession } from "../../portal.ts";
import { phoneTexts as texts } from "../../texts/sign.ts";

const Place = chakra("div", {
  base: {
    // Above the bar at the foot of the window.
    scrollMarginBottom: "28",
    xl: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0,1fr)",
      gridTemplateRows: "1fr auto auto 1fr",
      columnGap: "6",
      mt: "4",
      // The code, and what is said about it.
      "& > [data-code]": { gridRow: "1 / -1", m: "0" },
      "& > [role=status]": { gridArea: "2 / 2" },
      "& > [role=timer]": { gridArea: "3 / 2" },
    },
  },
});

const aside = { base: "center", xl: "start" };

export default function PhoneCode() {
  const session = useSession();
  return session && <Code session={session} />;
}

function Code({ session }: { session: DeclarationSession }) {
  const signing = usePhoneSigning(session);
  const view = qrCheckView(signing?.snapshot);
  const { status, text, secondsLeft } = view;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, also when another code was asked for.
  const gone = status === "opening";
  useEffect(() => {
    if (!gone) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [gone]);
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={texts.title}>
      <QrScan
        status={status}
        text={text}
        texts={texts}
        told={() => (
          <chakra.b display="block" textAlign={aside}>
            {toldOf(view)}
          </chakra.b>
        )}
        // A countdown that is read aloud would drown out everything else.
        below={
          <Small minH="6" textAlign={aside} role="timer">
            {status === "waiting" && texts.left(secondsLeft)}
          </Small>
        }
        onRetry={() => signing?.send({ type: "RETRY" })}
      />
    </Place>
  );
}

/** Under the code, announced whenever it changes. */
function toldOf({ status, said }: QrCheckView): string {
  if (status === "opening") return texts.opening;
  if (status === "waiting") return texts.scan;
  if (status === "confirmed") return texts.goesOn;
  return (hasEnded(status) && status !== "expired" && said) || texts[`${status}Help`];
}
