// In: a native radio or checkbox and its words. Out: a card that is its label; the whole card is the target.
import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { elder } from "../look/elder.ts";

const Card = chakra("label", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    minH: "12",
    py: "2.5",
    px: "3.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    lineHeight: "ui",
    cursor: "pointer",
    _hover: { borderColor: "brand.solid" },
    "&:has(:checked)": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
    },
    "&:has([aria-invalid=true])": { borderColor: "danger.solid", bg: "danger.subtle" },
  },
});
const Control = chakra("input", {
  base: {
    flex: "none",
    w: "20px",
    h: "20px",
    mt: "0.5",
    accentColor: "{colors.brand.solid}",
    cursor: "pointer",
    [elder]: { w: "28px", h: "28px" },
    "&[type=radio]": {
      appearance: "none",
      borderWidth: "2px",
      borderColor: "border.control",
      borderRadius: "full",
      bg: "bg.panel",
      _checked: { borderWidth: "6px", borderColor: "brand.solid" },
    },
  },
});

export type OptionCardProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  type: "radio" | "checkbox";
  children: ReactNode;
};

export function OptionCard({ children, ...input }: OptionCardProps) {
  return (
    <Card data-ring="">
      <Control {...input} />
      <span>{children}</span>
    </Card>
  );
}
