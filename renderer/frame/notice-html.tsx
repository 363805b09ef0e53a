// In: the HTML of a notice, from outside. Out: the same cleaned and drawn; nothing is drawn before it is clean.
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { SkeletonBar } from "../look/parts/skeleton-rows.tsx";

const Words = chakra("div", {
  base: {
    "& > * + *": { mt: "3" },
    "& ul": { ps: "5", listStyleType: "disc" },
    "& ol": { ps: "5", listStyleType: "decimal" },
    "& table": { borderCollapse: "collapse", w: "full" },
    "& :is(td, th)": { borderWidth: "1px", borderColor: "border", px: "2", py: "1", textAlign: "start" },
    "& img": { maxW: "full", h: "auto" },
  },
});

const allowed = {
  ALLOWED_TAGS: [
    ..."a b strong em i u s p br hr h3 h4 ul ol li blockquote span div".split(" "),
    ..."table thead tbody tr td th caption img".split(" "),
  ],
  ALLOWED_ATTR: ["href", "title", "colspan", "rowspan", "alt", "src", "width", "height"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

/** The cleaner is heavy, so it comes only with the first notice. */
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
      for (const picture of body.querySelectorAll("img")) {
        // One without words is decoration; one without an address shows nothing.
        if (!picture.getAttribute("src")) picture.remove();
        else if (!picture.hasAttribute("alt")) picture.setAttribute("alt", "");
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
