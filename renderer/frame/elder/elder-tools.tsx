// The line on top of 长辈版: how large the text is, and whether it is read aloud. Both are remembered.
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Icon } from "../../look/icons.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { Container } from "../container.tsx";
import { keepElder, keptElder } from "./kept-elder.ts";

const Line = chakra(Container, {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2", py: "2" },
});
const Choice = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minW: "tap",
    minH: "tap",
    px: { base: "2", md: "3" },
    borderWidth: "2px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "&[aria-pressed=true]": { borderColor: "brand.solid", bg: "brand.solid", color: "brand.contrast" },
  },
});

export function ElderTools() {
  const [size, setSize] = useState(() => keptElder("size") ?? "1");
  return (
    <chakra.div bg="brand.subtle" borderBottomWidth="1px" borderColor="border">
      <Line>
        <chakra.div
          role="group"
          aria-label={frameTexts.size}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
        >
          <chakra.span aria-hidden="true" display={{ base: "none", md: "inline" }}>
            {frameTexts.size}
          </chakra.span>
          {frameTexts.sizes.map((words, at) => (
            <Choice
              key={words}
              type="button"
              aria-pressed={size === `${at + 1}`}
              onClick={() => {
                setSize(`${at + 1}`);
                keepElder("size", `${at + 1}`);
              }}
            >
              {words}
            </Choice>
          ))}
        </chakra.div>
        {"speechSynthesis" in window && <ReadAloud />}
      </Line>
    </chakra.div>
  );
}

function ReadAloud() {
  const [reads, setReads] = useState(() => keptElder("voice") === "on");
  useEffect(() => {
    if (!reads) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void import("./read-aloud.ts").then(
      ({ readAloud }) => {
        if (!gone) stop = readAloud(document);
      },
      () => setReads(false),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [reads]);
  return (
    <Choice
      type="button"
      aria-pressed={reads}
      onClick={() => {
        setReads(!reads);
        keepElder("voice", reads ? "off" : "on");
      }}
    >
      <Icon name="sound" size={24} />
      {frameTexts.readAloud}
    </Choice>
  );
}
