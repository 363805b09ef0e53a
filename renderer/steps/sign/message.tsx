// A sentence about what is wrong, under its place, announced to screen readers at once.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../../look/icons.tsx";

const Line = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    mt: "2",
    textStyle: "small",
    color: "danger.solid",
  },
});

export function Message({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Line id={id}>
      <Icon name="alert" size={16} />
      {children}
    </Line>
  );
}
