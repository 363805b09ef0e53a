// A tinted box with an icon; errors that need action belong in the error summary instead.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons.tsx";

export type NoteTone = "info" | "warning" | "danger" | "success";

const icons = {
  info: "info",
  warning: "warning",
  danger: "alert",
  success: "check",
} satisfies Record<NoteTone, IconName>;

const Root = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    gap: "3",
    p: "4",
    borderWidth: "1px",
    borderRadius: "md",
    borderColor: "colorPalette.border",
    bg: "colorPalette.subtle",
    lineHeight: "1.65",
  },
});

/** Use `role="alert"` or `"status"` only when the note appears in response to something. */
export function Note({
  tone = "info",
  icon,
  action,
  role,
  children,
}: {
  tone?: NoteTone;
  icon?: IconName;
  action?: ReactNode;
  role?: "alert" | "status";
  children: ReactNode;
}) {
  return (
    <Root colorPalette={tone} role={role}>
      <chakra.span color="colorPalette.solid" mt="0.5">
        <Icon name={icon ?? icons[tone]} />
      </chakra.span>
      <chakra.div flex="1 1 70%" minW="0">
        {children}
      </chakra.div>
      {action && (
        <chakra.div alignSelf="center" flex={{ base: "1 0 100%", md: "none" }} display="grid">
          {action}
        </chakra.div>
      )}
    </Root>
  );
}
