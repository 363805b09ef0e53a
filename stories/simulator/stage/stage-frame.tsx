// Frames the portal's page at a given width, scaled down if a desktop page does not fit.
import { useEffect, useRef, useState } from "react";
import { part } from "../../../renderer/look/part.tsx";
import { simulatorTexts } from "../texts.ts";
import type { Run } from "../world/run.ts";
import styles from "./stage-frame.styles.ts";
import { type StageWindow, stageReady } from "./stage-port.ts";

export type StageWidth = "desktop" | "phone";

/** In px. */
export const stageWidths = { desktop: 1280, phone: 390 } satisfies Record<StageWidth, number>;

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${simulatorTexts.stage.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body></body></html>`;

const Frame = part("iframe", styles.frame);

/** Globals through which the modules find a development server or the test runner. */
const inherited = ["$RefreshReg$", "$RefreshSig$", "__vite_plugin_react_preamble_installed__"];
const isOfRunner = (name: string) => name.startsWith("__vitest");

/** `scale`: how much smaller it is drawn; `height`: px on the screen. */
export function StageFrame({
  run,
  width,
  scale,
  height,
}: {
  run: Run | null;
  width: StageWidth;
  scale: number;
  height: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const element = frame.current;
    const onReady = () => setReady((times) => times + 1);
    element?.addEventListener(stageReady, onReady);
    return () => element?.removeEventListener(stageReady, onReady);
  }, []);
  useEffect(() => {
    if (ready > 0) (frame.current?.contentWindow as StageWindow | null)?.showRun?.(run);
  }, [run, ready]);

  return (
    <Frame
      ref={frame}
      data-stage=""
      title={simulatorTexts.stage.title}
      srcDoc={page}
      onLoad={() => void begin(frame.current?.contentWindow)}
      style={{
        width: stageWidths[width],
        height: height / scale,
        transform: scale === 1 ? undefined : `scale(${scale})`,
      }}
    />
  );
}

/** The module is a chunk of its own, so loading it again in the frame loads nothing of this page. */
async function begin(inside: Window | null | undefined): Promise<void> {
  const { stageEntry } = await import("./stage-entry.ts");
  if (!inside || inside.document.querySelector("script")) return;
  const here = window as unknown as Record<string, unknown>;
  for (const name of Object.keys(here).filter((one) => inherited.includes(one) || isOfRunner(one)))
    (inside as unknown as Record<string, unknown>)[name] = here[name];
  const script = inside.document.createElement("script");
  script.type = "module";
  script.src = stageEntry;
  inside.document.head.append(script);
}
