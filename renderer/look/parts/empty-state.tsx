// A quiet picture with 暂无数据 or a better sentence, and what to do next.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import emptyPicture from "../pictures/empty.svg";
import { lookTexts } from "../texts.ts";

const Root = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    px: "card",
    py: "12",
    textAlign: "center",
    color: "fg.muted",
    "& h1": { color: "fg" },
  },
});

export function EmptyState({
  children = lookTexts.empty,
  action,
}: {
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Root>
      <img src={emptyPicture} alt="" width="160" height="112" />
      <div>{children}</div>
      {action}
    </Root>
  );
}
