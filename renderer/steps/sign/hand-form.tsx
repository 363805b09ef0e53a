// The form to sign by hand: pad, typed name and statement.
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle, useRef } from "react";
import type { SignChange, SignForm } from "../../../engine/index.ts";
import { part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { Stack } from "../../look/parts/layout.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { CardTitle, Muted } from "../../look/parts/text.tsx";
import { signTexts } from "../../texts/sign.ts";
import styles from "./hand-form.styles.ts";
import type { PadHandle } from "./pad.tsx";

const Pad = lazy(() => import("./pad.tsx"));
const TypedName = lazy(() => import("./typed-name.tsx"));

const Places = part("div", styles.places);
const PadCard = part(Card, styles.padCard);

export interface HandFormHandle {
  /** What is on the pad; null while nothing is. */
  drawn(): string | null;
  focus(what: "drawing" | "name"): void;
}

export function HandForm({
  ref,
  form,
  busy,
  statement,
  phone,
  onChange,
  onTyped,
}: {
  ref: Ref<HandFormHandle>;
  form: SignForm;
  busy: boolean;
  statement: ReactNode;
  phone: ReactNode;
  onChange: (change: SignChange) => void;
  /** 用文字签名 was pressed. */
  onTyped: () => void;
}) {
  const pad = useRef<PadHandle>(null);
  const name = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    drawn: () => pad.current?.picture() ?? null,
    focus: (what) => (what === "drawing" ? pad : name).current?.focus(),
  }));

  return (
    <Places id="sign">
      <PadCard>
        <div>
          <CardTitle>{signTexts.drawnTitle}</CardTitle>
          <Muted className={styles.lead}>{signTexts.drawnLead}</Muted>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <Pad
              ref={pad}
              empty={form.lacks.includes("drawing")}
              onStroke={() => onChange({ type: "STROKE" })}
            />
          </Suspense>
        </div>
      </PadCard>
      <Stack gap="5">
        {statement}
        {phone}
        <Card>
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <TypedName
              ref={name}
              typed={form.typed}
              wrong={form.lacks.includes("name")}
              busy={busy}
              onChange={(typed) => onChange({ type: "NAME", typed })}
              onSign={onTyped}
            />
          </Suspense>
        </Card>
      </Stack>
    </Places>
  );
}
