// The page on which a phone signs by the one-time link of a QR code, without a login.
import { useState } from "react";
import { type HandwritingEnd, handwritingView } from "../../engine/portal/index.ts";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import logoMark from "../look/pictures/logo-mark.svg";
import { useHandwriting } from "../portal.ts";
import { useLocation } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { handwritingTexts as texts } from "../texts/handwriting.ts";
import { pageTexts } from "../texts/pages.ts";
import { useTitle } from "./page-entry.ts";
import { Asking, Result, type ResultLook } from "./signature/result.tsx";
import { WritingForm } from "./signature/writing-form.tsx";
import styles from "./signature-write.styles.ts";

const looks: Record<HandwritingEnd, ResultLook> = {
  signed: { tone: "info", icon: "info" },
  expired: { tone: "warning", icon: "clock" },
  changed: { tone: "warning", icon: "warning" },
  unknown: { tone: "danger", icon: "alert" },
};

/** Whose page it is; the sheet of a phone on its side needs the whole height. */
const Brand = part("header", styles.brand);

/** The token stands behind the `#`, where no server sees it. */
export default function SignatureWritePage() {
  const [token] = useState(useLocation().hash.slice(1));
  return (
    <>
      <Brand>
        <img src={logoMark} alt="" width={32} height={32} />
        <b>{frameTexts.platformShort}</b>
      </Brand>
      <main id="main" tabIndex={-1}>
        {/^[0-9a-f]{64}$/.test(token) ? <Signing token={token} /> : <Ended end="unknown" />}
      </main>
    </>
  );
}

function Signing({ token }: { token: string }) {
  const handwriting = useHandwriting(token);
  const { status, wanted, end, failure } = handwritingView(handwriting?.snapshot);
  useTitle(status === "signed" ? pageTexts.title.signSuccess : undefined);
  if (end) return <Ended end={end} />;
  if (status === "signed") return <Result look={{ tone: "success", icon: "check" }} {...texts.signed} />;
  if (status === "unreachable") {
    const { retry, ...said } = texts.unreachable;
    return (
      <Result
        look={{ tone: "warning", icon: "warning" }}
        {...said}
        action={
          <Button size="lg" onClick={() => handwriting?.send({ type: "RETRY" })}>
            {retry}
          </Button>
        }
      />
    );
  }
  if (!wanted) return <Asking words={texts.opening} />;
  return (
    <WritingForm
      wanted={wanted}
      failure={failure}
      busy={status === "sending"}
      onSign={(image) => handwriting?.send({ type: "SIGN", image })}
    />
  );
}

const Ended = ({ end }: { end: HandwritingEnd }) => <Result look={looks[end]} {...texts.ended[end]} />;
