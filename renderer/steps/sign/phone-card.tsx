// On a computer: the way to sign on a phone, whose QR code is fetched when somebody asks for it.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { phoneTexts as texts } from "../../texts/sign.ts";

const Show = chakra(Button, { base: { mt: "4" } });

/** Nobody can scan a code on the phone they hold, and a finger can write on the pad itself. */
const OnComputer = chakra(Card, {
  base: { mdDown: { display: "none" }, "@media (pointer: coarse)": { display: "none" } },
});

/** `code`: the QR code, which begins when it is drawn. */
export function PhoneCard({ code }: { code: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <OnComputer aria-labelledby="sign-by-phone">
      <CardTitle id="sign-by-phone">{texts.title}</CardTitle>
      <Small mt="1">{texts.lead}</Small>
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
