// In: a page of a person's own. Out: the page, or while nobody is logged in the way to log in.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { UserInfo } from "../../engine/index.ts";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { usePortal, useSend } from "../portal.ts";
import { mineWords } from "../words/mine-page.ts";

const words = mineWords;

const Ways = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "3" },
});
const Strong = chakra("b", { base: { color: "fg" } });

/** `titled`: the page has no title of its own before the login, so its sentence is the title. */
export function NeedsLogin({
  titled = false,
  children,
}: {
  titled?: boolean;
  children: (user: UserInfo) => ReactNode;
}) {
  const ready = usePortal((portal) => portal.ready);
  const user = usePortal((portal) => portal.user);
  const send = useSend();
  if (user) return children(user);
  if (!ready) return <SkeletonRows rows={3} />;
  return (
    <Card>
      <EmptyState
        action={
          <Ways>
            <Button onClick={() => send({ type: "LOGIN" })}>{words.toLogin}</Button>
            <Button variant="secondary" onClick={() => send({ type: "LEGAL_LOGIN" })}>
              {words.toLegalLogin}
            </Button>
          </Ways>
        }
      >
        {titled ? <PageTitle takeFocus={false}>{words.login}</PageTitle> : <Strong>{words.login}</Strong>}
      </EmptyState>
    </Card>
  );
}
