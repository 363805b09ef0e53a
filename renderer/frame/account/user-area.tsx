// The header's login button or account name; either opens a small sheet.
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { frameTexts as texts } from "../../texts/frame.ts";
import { useEarlyPress } from "../early-press.ts";
import styles from "./user-area.styles.ts";
import type { FrameUser, UserAreaProps } from "./user-sheet.tsx";

const Sheet = lazy(() => import("./user-sheet.tsx"));

const Root = part("div", styles.root);
const Named = part("span", styles.named);
const NoTagForElders = part("span", styles.noTagForElders);

/** A disclosure, not an ARIA menu: Tab walks through it and Escape returns the focus. */
export function UserArea(props: UserAreaProps) {
  const { user } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const press = useEarlyPress("#press-login", () => setOpen(!open));
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape" && open) close();
  };

  return (
    <Root onBlur={leave} onKeyDown={closeOnEscape}>
      <Button asChild variant={user ? "text" : "secondary"} aria-expanded={open}>
        {/* One element for both, so that a dialog opened from one can return the focus to the other. */}
        <a ref={opener} className={user ? styles.user : styles.visitor} {...press}>
          {user ? <Account {...user} /> : <Login />}
        </a>
      </Button>
      <Suspense>{open && <Sheet {...props} onDone={close} />}</Suspense>
    </Root>
  );
}

function Login() {
  return (
    <>
      <span className={styles.loginIcon}>
        <Icon name="user" size={20} />
      </span>
      {texts.login}
    </>
  );
}

function Account({ name, realName, company }: FrameUser) {
  return (
    <>
      <Icon name={company ? "building" : "user"} size={20} />
      <VisuallyHidden>{texts.account}</VisuallyHidden>
      <span className={styles.account}>
        <Named>{company ?? name}</Named>
        {(company || realName) && (
          <NoTagForElders>
            <Tag tone={company ? "brand" : "success"}>{company ? texts.legal : texts.realName}</Tag>
          </NoTagForElders>
        )}
      </span>
    </>
  );
}
