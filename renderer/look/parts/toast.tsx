// Short messages at the foot of the screen about what was just done; never for errors that need action.
import { chakra } from "@chakra-ui/react";
import { Icon } from "../icons.tsx";
import { lookTexts } from "../texts.ts";

export interface ToastMessage {
  id: string;
  words: string;
  tone?: "success" | "info";
}

const Region = chakra("section", {
  base: {
    position: "fixed",
    insetInline: "0",
    bottom: { base: "20", md: "10" },
    zIndex: "toast",
    display: "grid",
    justifyItems: "center",
    gap: "2",
    px: "gutter",
    pointerEvents: "none",
    _print: { display: "none" },
  },
});
const Message = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "5",
    py: "3",
    borderRadius: "md",
    bg: "brand.900",
    color: "white",
    boxShadow: "lg",
    animation: "rise 240ms cubic-bezier(.2,0,0,1)",
  },
});

/** Stateless: the caller adds and removes the messages. */
export function ToastRegion({ toasts }: { toasts: readonly ToastMessage[] }) {
  return (
    <Region aria-label={lookTexts.notices} aria-live="polite">
      {toasts.map(({ id, words, tone = "success" }) => (
        <Message key={id}>
          <Icon name={tone === "success" ? "check" : "info"} size={20} />
          {words}
        </Message>
      ))}
    </Region>
  );
}
