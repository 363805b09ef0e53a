// A line that says what is wrong, with its sign; style props add to the style.
import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Icon } from "../icons.tsx";

const Line = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "1.5", color: "danger.solid" },
});

export function ErrorLine({ children, ...line }: ComponentProps<typeof Line>) {
  return (
    <Line {...line}>
      <Icon name="alert" size={16} />
      {children}
    </Line>
  );
}
