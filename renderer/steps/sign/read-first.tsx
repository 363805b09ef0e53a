// The way to read what will be signed.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../look/parts/button.tsx";
import { signedContentTexts as texts } from "../../texts/sign.ts";
import type { SignedContentProps } from "./signed-content.tsx";

const Read = chakra(Button, { base: { ms: "-3", mb: "2" } });

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
