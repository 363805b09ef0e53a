// A quiet picture with 暂无数据 or a better sentence, and what to do next.
import type { ReactNode } from "react";
import emptyPicture from "../pictures/empty.svg";
import { lookTexts } from "../texts.ts";
import look from "./empty-state.styles.ts";

export function EmptyState({
  children = lookTexts.empty,
  action,
}: {
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={look["empty-state"]}>
      <img src={emptyPicture} alt="" width="160" height="112" />
      <div>{children}</div>
      {action}
    </div>
  );
}
