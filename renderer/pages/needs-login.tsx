// In: a page of a person's own. Out: the page, or while nobody is logged in the way to log in.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { UserInfo } from "../../engine/index.ts";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { usePortal, useSend } from "../portal.ts";
import { mineWords } from "../words/mine-page.ts";

const words = mineWords;

const Strong = chakra("b", { base: { color: "fg" } });

export function NeedsLogin({ children }: { children: (user: UserInfo) => ReactNode }) {
  const ready = usePortal((portal) => portal.ready);
  const user = usePortal((portal) => portal.user);
  const send = useSend();
  if (user) return children(user);
  if (!ready) return <SkeletonRows rows={3} />;
  return (
    <Card>
      <EmptyState action={<Button onClick={() => send({ type: "LOGIN" })}>{words.toLogin}</Button>}>
        <Strong>{words.login}</Strong>
      </EmptyState>
    </Card>
  );
}
