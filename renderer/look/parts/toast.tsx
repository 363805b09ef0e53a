// Short messages at the foot of the screen about what was just done; never for errors that need action.
import { Icon } from "../icons.tsx";
import { part } from "../part.tsx";
import { lookTexts } from "../texts.ts";
import styles from "./toast.styles.ts";

export interface ToastMessage {
  id: string;
  words: string;
  tone?: "success" | "info" | "error";
}

const icons = { success: "check", info: "info", error: "warning" } as const;

const Region = part("section", styles.region);
const Message = part("div", styles.message);

/** Stateless: the caller adds and removes the messages. */
export function ToastRegion({ toasts }: { toasts: readonly ToastMessage[] }) {
  return (
    <Region aria-label={lookTexts.notices} aria-live="polite">
      {toasts.map(({ id, words, tone = "success" }) => (
        <Message key={id}>
          <Icon name={icons[tone]} size={20} />
          {words}
        </Message>
      ))}
    </Region>
  );
}
