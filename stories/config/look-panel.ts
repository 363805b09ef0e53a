// Storybook's own frame: the story's mock-up is the panel beside it; panels that no story uses are away.
import { createElement, useLayoutEffect, useRef, useState } from "react";
import { addons, types, useGlobals, useParameter } from "storybook/manager-api";
import type { MockUp } from "../makers/mock-ups.ts";

const id = "look";
/** The width that a mock-up is drawn for, in CSS pixels. */
const widths = { phone: 390, laptop: 1366 };

function Picture({ mockUp: { standard, elder } }: { mockUp: MockUp }) {
  const [{ viewport }] = useGlobals();
  const isElder = useParameter<boolean>("elder", false);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: widths.laptop, height: 0 });
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const width = viewport?.value === "phone" ? widths.phone : widths.laptop;
  const scale = Math.min(1, room.width / width);
  const frame = {
    border: 0,
    width,
    height: room.height / scale,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
  };
  const file = (isElder && elder) || standard;
  return createElement(
    "div",
    { ref: place, style: { height: "100%", overflow: "hidden" } },
    createElement("iframe", { src: `mock-ups/${file}.html`, title: `设计稿 ${file}`, style: frame }),
  );
}

function Panel({ active = false }: { active?: boolean | undefined }) {
  const mockUp = useParameter<MockUp | undefined>("mockUp");
  const nothing = createElement("p", { style: { padding: 16 } }, "这一屏没有设计稿。");
  if (!active) return null;
  return mockUp ? createElement(Picture, { mockUp }) : nothing;
}

addons.setConfig({ panelPosition: "right", selectedPanel: `${id}/panel`, rightPanelWidth: 560 });
addons.register(id, () => {
  addons.add(`${id}/panel`, { type: types.PANEL, title: "设计稿", render: Panel });
});
