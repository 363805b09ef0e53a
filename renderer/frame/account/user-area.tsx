// The header's login button or account name; either opens a small sheet.
import { chakra } from "@chakra-ui/react";
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { elder } from "../../look/conditions.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { frameTexts as texts } from "../../texts/frame.ts";
import { useEarlyPress } from "../early-press.ts";
import type { FrameUser, UserAreaProps } from "./user-sheet.tsx";

const Sheet = lazy(() => import("./user-sheet.tsx"));

const Named = chakra("span", { base: { maxW: "56", overflow: "hidden", textOverflow: "ellipsis" } });
const NoTagForElders = chakra("span", { base: { [elder]: { display: "none" } } });

// One element for both, so that a dialog opened from one can return the focus to the other.
const Opener = chakra("a", {
  variants: {
    of: {
      visitor: { px: { base: "3.5", md: "4" }, ms: { base: "2", md: "0" } },
      user: {
        px: { base: "1", md: "3" },
        minW: "tap",
        color: "fg",
        fontWeight: "normal",
        whiteSpace: "nowrap",
      },
    },
  },
});

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
    <chakra.div position="relative" onBlur={leave} onKeyDown={closeOnEscape}>
      <Button asChild variant={user ? "text" : "secondary"} aria-expanded={open}>
        <Opener ref={opener} of={user ? "user" : "visitor"} {...press}>
          {user ? <Account {...user} /> : <Login />}
        </Opener>
      </Button>
      <Suspense>{open && <Sheet {...props} onDone={close} />}</Suspense>
    </chakra.div>
  );
}

function Login() {
  return (
    <>
      <chakra.span display={{ base: "none", md: "block" }}>
        <Icon name="user" size={20} />
      </chakra.span>
      {texts.login}
    </>
  );
}

function Account({ name, realName, company }: FrameUser) {
  return (
    <>
      <Icon name={company ? "building" : "user"} size={20} />
      <VisuallyHidden>{texts.account}</VisuallyHidden>
      <chakra.span display={{ base: "none", md: "inline-flex" }} alignItems="center" gap="1.5">
        <Named>{company ?? name}</Named>
        {(company || realName) && (
          <NoTagForElders>
            <Tag tone={company ? "brand" : "success"}>{company ? texts.legal : texts.realName}</Tag>
          </NoTagForElders>
        )}
      </chakra.span>
    </>
  );
}
