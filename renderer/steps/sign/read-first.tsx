// The way to read what will be signed.
import { lazy, Suspense, useState } from "react";
import { Button } from "../../look/parts/button.tsx";
import { signedContentTexts as texts } from "../../texts/sign.ts";
import type { SignedContentProps } from "./signed-content.tsx";

const SignedContent = lazy(() => import("./signed-content.tsx"));

export function ReadFirst(props: SignedContentProps) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <Button variant="text" ms="-3" mb="2" onClick={() => setReading(true)}>
        {texts.open}
      </Button>
      {reading && (
        <Suspense fallback={null}>
          <SignedContent {...props} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}
