// In: nothing to show, and what to do next. Out: a quiet picture with the words 暂无数据 or a better sentence.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { EmptyPicture } from "../pictures/empty-picture.tsx";
import { lookWords } from "../words.ts";

const Root = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    px: "card",
    py: "12",
    textAlign: "center",
    color: "fg.muted",
  },
});

export function EmptyState({
  children = lookWords.empty,
  action,
}: {
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Root>
      <EmptyPicture />
      <div>{children}</div>
      {action}
    </Root>
  );
}
