// The way to read what will be signed.
import { lazy, Suspense, useState } from "react";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { signedContentTexts as texts } from "../../texts/sign.ts";
import styles from "./read-first.styles.ts";
import type { SignedContentProps } from "./signed-content.tsx";

const Read = part(Button, styles.read);

const SignedContent = lazy(() => import("./signed-content.tsx"));

export function ReadFirst(props: SignedContentProps) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <Read variant="text" onClick={() => setReading(true)}>
        {texts.open}
      </Read>
      {reading && (
        <Suspense fallback={null}>
          <SignedContent {...props} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
