// A button that copies the address of the current state, and the address itself.
import { useState } from "react";
import { VisuallyHidden } from "../../renderer/look/parts/visually-hidden.tsx";
import { lookTexts } from "../../renderer/look/texts.ts";
import { linkOf } from "./link-of.ts";
import { Act, Input, Labelled } from "./parts.tsx";
import type { View } from "./simulation.ts";
import { simulatorTexts } from "./texts.ts";

const words = simulatorTexts.switches;

export function ShareLink({ view }: { view: View }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const address = linkOf(view);
    setLink(address);
    // When the clipboard is not accessible, the address can be copied by hand.
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <>
      <Act onClick={() => void share()}>{words.link}</Act>
      <VisuallyHidden role="status">{copied ? lookTexts.copied : ""}</VisuallyHidden>
      {link !== "" && (
        <Labelled
          label={copied ? `${words.linkText}（${lookTexts.copied}）` : words.linkText}
          control={(id) => <Input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />}
        />
      )}
    </>
  );
}
