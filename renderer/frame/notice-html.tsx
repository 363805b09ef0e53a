// Draws a notice's HTML, which comes from outside and is sanitised before anything is drawn.
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { noticeMarkup } from "../../engine/index.ts";
import { SkeletonBar } from "../look/parts/skeleton-rows.tsx";

const Words = chakra("div", {
  base: {
    "& > * + *": { mt: "3" },
    "& ul": { ps: "5", listStyleType: "disc" },
    "& ol": { ps: "5", listStyleType: "decimal" },
    "& table": { borderCollapse: "collapse", w: "full" },
    "& :is(td, th)": { borderWidth: "1px", borderColor: "border", px: "2", py: "1", textAlign: "start" },
  },
});

const allowed = {
  ALLOWED_TAGS: noticeMarkup.tags,
  ALLOWED_ATTR: noticeMarkup.attributes,
  ALLOWED_URI_REGEXP: noticeMarkup.address,
  // DOMPurify checks every other attribute as an address unless it is listed here.
  ADD_URI_SAFE_ATTR: noticeMarkup.attributes.filter((name) => name !== "href"),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The sanitiser is heavy, so it loads with the first notice. */
export function NoticeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let gone = false;
    void import("dompurify").then(({ default: purify }) => {
      const body = purify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
      for (const link of body.querySelectorAll("a[href]")) {
        link.setAttribute("target", "_blank");
        link.setAttribute("rel", "noopener noreferrer");
      }
      if (!gone) setClean(body.innerHTML);
    });
    return () => {
      gone = true;
    };
  }, [html]);
  if (clean === undefined) return <SkeletonBar />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a notice is HTML by the specification; it was cleaned just above
  return <Words dangerouslySetInnerHTML={{ __html: clean }} />;
}
