// The line on top of 长辈版: how large the text is, and whether it is read aloud. Both are remembered.
import { useEffect, useState } from "react";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { Container } from "../container.tsx";
import styles from "./elder-tools.styles.ts";
import { keepElder, keptElder } from "./kept-elder.ts";

const Line = part(Container, styles.line);
const Sizes = part("div", styles.sizes);
const Choice = part("button", styles.choice);

export function ElderTools() {
  const [size, setSize] = useState(() => keptElder("size") ?? "1");
  return (
    <div className={styles.root}>
      <Line>
        <Sizes role="group" aria-label={frameTexts.size}>
          <span aria-hidden="true" className={styles.word}>
            {frameTexts.size}
          </span>
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
        </Sizes>
        {"speechSynthesis" in window && <ReadAloud />}
      </Line>
    </div>
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
