// Buttons that work from the first sight of a page: what is pressed before the script has come is found in the address.
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent } from "react";
import { hrefOf, keepFocus, useLocation, useNavigate } from "../router.tsx";

/** Props of a link that is a button with its script. `mark` is what the browser itself notes; no place of a page has that name. */
export function useEarlyPress(mark: `#press-${string}`, press: () => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const early = useEffectEvent(() => {
    navigate(hrefOf({ ...location, hash: "" }), { replace: true, state: keepFocus });
    press();
  });
  useEffect(() => {
    if (location.hash === mark) early();
  }, [location.hash, mark]);
  const now = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    press();
  };
  return {
    href: mark,
    role: "button",
    onClick: now,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") now(event);
    },
  };
}
