// Tells screen readers that something is loading, once per page or dialog, however many places in it are waiting.
import { useEffect, useRef, useState } from "react";
import { lookTexts } from "../texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Milliseconds: a wait that ends sooner is neither shown nor announced. */
export const late = 300;
/** Milliseconds: another wait within this time counts as the same one, for example the list of a page that has just loaded. */
const same = 1000;

interface Room {
  places: number;
  said: boolean;
}

// Content behind a modal dialog is not read out, so each dialog counts on its own.
const rooms = new WeakMap<Element, Room>();

function roomOf(place: Element): Room {
  const element = place.closest("dialog") ?? place.ownerDocument.body;
  const room = rooms.get(element) ?? { places: 0, said: false };
  rooms.set(element, room);
  return room;
}

/** The status region exists before its words, so that they are announced when they appear. */
export function Waiting({
  on = true,
  children = lookTexts.loadingWait,
}: {
  on?: boolean;
  children?: string;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [says, setSays] = useState(false);
  useEffect(() => {
    const region = place.current;
    if (!on || !region) return;
    const room = roomOf(region);
    room.places += 1;
    let saying = false;
    // Asked again, because the place that was to say it may go before its words are in the page.
    const timer = setInterval(() => {
      if (room.said) return;
      room.said = true;
      saying = true;
      setSays(true);
    }, late);
    return () => {
      clearInterval(timer);
      if (saying && region.textContent === "") room.said = false;
      setSays(false);
      room.places -= 1;
      setTimeout(() => {
        if (room.places === 0) room.said = false;
      }, same);
    };
  }, [on]);
  return (
    <VisuallyHidden ref={place} role="status" data-waiting={on ? "" : undefined}>
      {says && children}
    </VisuallyHidden>
  );
}
