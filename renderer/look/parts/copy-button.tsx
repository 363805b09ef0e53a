// A button that copies a text and then says 已复制 itself.
import { useEffect, useState } from "react";
import { Icon } from "../icons.tsx";
import { lookTexts } from "../texts.ts";
import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** `what` names the copied thing for people who hear the button alone, e.g. 申报编号. */
export function CopyButton({
  text,
  what,
  words = lookTexts.copy,
}: {
  text: string;
  what: string;
  words?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <Button variant="text" beside onClick={() => void copy(text).then(setCopied)}>
        <Icon name={copied ? "check" : "copy"} size={16} />
        {copied ? lookTexts.copied : words}
        <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? lookTexts.copied : ""}</VisuallyHidden>
    </>
  );
}

/** Plain http has no clipboard API, so a selected text field and the old command stand in. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    field.style.cssText = "position:fixed;opacity:0";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
