// Shows a page only to people who are logged in, and to others the way to log in.
import type { ReactNode } from "react";
import type { UserInfo } from "../../engine/portal/index.ts";
import { PageTitle } from "../frame/page-title.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Actions } from "../look/parts/layout.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { usePortal, useSend } from "../portal.ts";
import { mineTexts as texts } from "../texts/applications.ts";
import styles from "./needs-login.styles.ts";

/** `titled`: the page has no title of its own before the login, so the sentence becomes the title. */
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
          <Actions className={styles.actions}>
            <Button onClick={() => send({ type: "LOGIN" })}>{texts.toLogin}</Button>
            <Button variant="secondary" onClick={() => send({ type: "LEGAL_LOGIN" })}>
              {texts.toLegalLogin}
            </Button>
          </Actions>
        }
      >
        {titled ? (
          <PageTitle takeFocus={false}>{texts.login}</PageTitle>
        ) : (
          <b className={styles.title}>{texts.login}</b>
        )}
      </EmptyState>
    </Card>
  );
}
