// On a computer: the way to sign on a phone, whose QR code is fetched when somebody asks for it.
import { type ReactNode, Suspense, useState } from "react";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { phoneTexts as texts } from "../../texts/sign.ts";
import styles from "./phone-card.styles.ts";

const Show = part(Button, styles.show);

/** Nobody can scan a code on the phone they hold, and a finger can write on the pad itself. */
const OnComputer = part(Card, styles.onComputer);

/** `code`: the QR code, which begins when it is drawn. */
export function PhoneCard({ code }: { code: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <OnComputer aria-labelledby="sign-by-phone">
      <CardTitle id="sign-by-phone">{texts.title}</CardTitle>
      <Small className={styles.sub}>{texts.lead}</Small>
      {shown ? (
        <Suspense fallback={<SkeletonRows rows={3} />}>{code}</Suspense>
      ) : (
        <Show variant="secondary" block onClick={() => setShown(true)}>
          {texts.show}
        </Show>
      )}
    </OnComputer>
  );
}
