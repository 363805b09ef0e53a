// Draws a notice's HTML, which comes from outside and is sanitised before anything is drawn. The sanitiser is heavy: only what loads on demand imports this.
import purify from "dompurify";
import { useLayoutEffect, useRef } from "react";
import { noticeMarkup } from "../../engine/index.ts";
import { part } from "../look/part.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./notice-html.styles.ts";

const Words = part("div", styles.words);

const allowed = {
  ALLOWED_TAGS: noticeMarkup.tags,
  ALLOWED_ATTR: noticeMarkup.attributes,
  ALLOWED_URI_REGEXP: noticeMarkup.address,
  // DOMPurify checks every other attribute as an address unless it is listed here.
  ADD_URI_SAFE_ATTR: noticeMarkup.attributes.filter((name) => name !== "href"),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Drawn at once, so that a notice is never there without its words. Its nodes are drawn as they are: no text becomes HTML in the page itself. */
export function NoticeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(cleaned(html)), [html]);
  return <Words ref={box} />;
}

function cleaned(html: string): DocumentFragment {
  const fragment = purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  // A call or a letter opens no window.
  for (const link of fragment.querySelectorAll("a[href]:not([href^='tel:'], [href^='mailto:'])")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
    link.append(frameTexts.newWindow);
  }
  return fragment;
}
