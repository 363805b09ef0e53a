// The first stop of the keyboard, visible only when focused; the page's main has the id `main` and tabIndex -1.
import { chakra } from "@chakra-ui/react";
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { frameTexts } from "../texts/frame.ts";

const Anchor = chakra("a", {
  base: {
    "&:not(:focus)": hiddenStyle,
    "&:focus": {
      position: "absolute",
      top: "2",
      insetInlineStart: "2",
      zIndex: "toast",
      display: "flex",
      alignItems: "center",
      minH: "tap",
      px: "5",
      borderRadius: "md",
      bg: "bg.panel",
      fontWeight: "bold",
    },
  },
});

export function SkipLink() {
  return <Anchor href="#main">{frameTexts.skip}</Anchor>;
}
