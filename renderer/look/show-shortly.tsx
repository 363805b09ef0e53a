// The button that shows for a while what is masked.
import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";
import { Button } from "./parts/button.tsx";

/** `shown` and `turn` are those of `useShortly`. */
export function ShowShortly({
  shown,
  turn,
  children,
}: {
  shown: boolean;
  turn: (on: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Button variant="secondary" aria-pressed={shown} onClick={() => turn(!shown)}>
      <Icon name={shown ? "eye-off" : "eye"} size={20} />
      {children}
    </Button>
  );
}
