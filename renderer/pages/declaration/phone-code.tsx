// The QR code of a signing by phone, and how it goes.
import { useEffect, useRef } from "react";
import { type DeclarationSession, type QrCheckView, qrCheckView } from "../../../engine/portal/index.ts";
import { hasEnded, QrScan } from "../../frame/qr-scan.tsx";
import { part } from "../../look/part.tsx";
import { Small } from "../../look/parts/text.tsx";
import { usePhoneSigning, useSession } from "../../portal.ts";
import { phoneTexts as texts } from "../../texts/sign.ts";
import styles from "./phone-code.styles.ts";

const Place = part("div", styles.place);

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
        told={() => <b className={styles.told}>{toldOf(view)}</b>}
        // A countdown that is read aloud would drown out everything else.
        below={
          <Small className={styles.timer} role="timer">
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
