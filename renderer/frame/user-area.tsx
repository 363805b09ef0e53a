// In: who is logged in, masked. Out: the login button, or the name with a small menu to log out.
import { chakra } from "@chakra-ui/react";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { elder } from "../look/elder.ts";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Tag } from "../look/parts/tag.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { frameWords } from "../words/frame.ts";

/** `name` is already masked; the frame never sees the full one. */
export interface FrameUser {
  name: string;
  realName: boolean;
}

export interface UserAreaProps {
  user?: FrameUser | undefined;
  onLogin: () => void;
  onLogout: () => void;
}

const Place = chakra("div", { base: { position: "relative" } });
const Account = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minH: "tap",
    minW: "tap",
    px: { base: "1", md: "3" },
    borderRadius: "md",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
  },
});
const Wide = chakra("span", {
  base: { display: { base: "none", md: "inline-flex" }, alignItems: "center", gap: "1.5" },
});
const NoTagForElders = chakra("span", { base: { [elder]: { display: "none" } } });
const LoginIcon = chakra("span", { base: { display: { base: "none", md: "block" } } });
const Sheet = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + 4px)",
    insetInlineEnd: "0",
    zIndex: "header",
    display: "grid",
    minW: "44",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: "lg",
    animation: "rise 120ms cubic-bezier(.2,0,0,1)",
  },
});

export function UserArea({ user, onLogin, onLogout }: UserAreaProps) {
  if (user) return <AccountMenu user={user} onLogout={onLogout} />;
  return (
    <Button variant="secondary" px={{ base: "3.5", md: "4" }} ms={{ base: "2", md: "0" }} onClick={onLogin}>
      <LoginIcon>
        <Icon name="user" size={20} />
      </LoginIcon>
      {frameWords.login}
    </Button>
  );
}

/** A disclosure, not an ARIA menu: Tab walks through it and Escape gives the focus back. */
function AccountMenu({ user, onLogout }: { user: FrameUser; onLogout: () => void }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useId();
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Place onBlur={leave} onKeyDown={closeOnEscape}>
      <Account
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? sheet : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" size={20} />
        <VisuallyHidden>{frameWords.account}</VisuallyHidden>
        <Wide>
          {user.name}
          {user.realName && (
            <NoTagForElders>
              <Tag tone="success">{frameWords.realName}</Tag>
            </NoTagForElders>
          )}
        </Wide>
      </Account>
      {open && (
        <Sheet id={sheet}>
          <Button variant="text" justifyContent="flex-start" onClick={onLogout}>
            <Icon name="logout" size={20} />
            {frameWords.logout}
          </Button>
        </Sheet>
      )}
    </Place>
  );
}
