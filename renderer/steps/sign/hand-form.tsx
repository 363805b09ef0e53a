// The form to sign by hand: pad, typed name and statement.
import { chakra } from "@chakra-ui/react";
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle, useRef, useState } from "react";
import { type GivenSignature, normaliseName } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { CardTitle, Muted } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";
import type { PadHandle } from "./pad.tsx";
import { pensBeside } from "./places.ts";

const Pad = lazy(() => import("./pad.tsx"));
const TypedName = lazy(() => import("./typed-name.tsx"));

const Places = chakra("div", {
  base: {
    // As high as the window allows, so that the whole name can be written without scrolling.
    "--pad": "clamp(320px, 100dvh - 300px, 600px)",
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: "5",
    alignItems: "start",
    lg: { gridTemplateColumns: "calc(var(--pad) + 50px) minmax(0,1fr)" },
    [pensBeside]: {
      "--pad": "clamp(320px, 100dvh - 300px, 520px)",
      "--pens": "16rem",
      gridTemplateColumns: "calc(var(--pad) + {spacing.5} + var(--pens) + 50px) minmax(0,1fr)",
    },
  },
});
const PadCard = chakra(Card, {
  base: {
    "& > div": { maxW: "var(--pad)", mx: { base: "auto", lg: "0" }, [pensBeside]: { maxW: "none" } },
  },
});

export interface HandFormHandle {
  /** The given signature, or null after focusing what is missing. `only`: ignore a drawn one. */
  given(only?: "typed"): GivenSignature | null;
}

export function HandForm({
  ref,
  realName,
  busy,
  statement,
  phone,
  onTyped,
}: {
  ref: Ref<HandFormHandle>;
  realName: string;
  busy: boolean;
  statement: ReactNode;
  phone: ReactNode;
  /** 用文字签名 was pressed. */
  onTyped: () => void;
}) {
  const drawn = useRef<PadHandle>(null);
  const typedBox = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<"pad" | "name" | null>(null);

  useImperativeHandle(ref, () => ({
    given: (only) => {
      const image = only === "typed" ? null : (drawn.current?.picture() ?? null);
      if (image !== null) {
        setMissing(null);
        return { kind: "drawn", image };
      }
      const name = normaliseName(typed);
      if (name === normaliseName(realName)) {
        setMissing(null);
        return { kind: "typed", name };
      }
      const nothing = name === "" && only !== "typed";
      setMissing(nothing ? "pad" : "name");
      (nothing ? drawn : typedBox).current?.focus();
      return null;
    },
  }));

  return (
    <Places id="sign">
      <PadCard>
        <div>
          <CardTitle>{signTexts.drawnTitle}</CardTitle>
          <Muted mt="1" mb="4">
            {signTexts.drawnLead}
          </Muted>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <Pad ref={drawn} empty={missing === "pad"} onStroke={() => setMissing(null)} />
          </Suspense>
        </div>
      </PadCard>
      <Stack gap="5">
        {statement}
        {phone}
        <Card>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <TypedName
              ref={typedBox}
              typed={typed}
              wrong={missing === "name"}
              busy={busy}
              onChange={(now) => {
                setTyped(now);
                setMissing(null);
              }}
              onSign={onTyped}
            />
          </Suspense>
        </Card>
      </Stack>
    </Places>
  );
}
