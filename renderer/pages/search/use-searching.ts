// What is typed into the header's search box, and where it leads.
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { keepFocus, matches, useLocation, useNavigate, useSearchParams } from "../../router.tsx";
import { places } from "../parts/places.ts";

/**
 * The search box is uncontrolled: on the list the address follows while a person types, and when the address changes for
 * another reason, the box follows. No other page is left by a letter, only by 搜索; there `phrase` is
 * what may be suggested for.
 */
export function useSearching() {
  const header = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isList = matches("/tListId", pathname);
  const [written, setWritten] = useState({ pathname, phrase: "" });
  const onClose = useCallback(() => setWritten({ pathname: "", phrase: "" }), []);
  const navigate = useNavigate();
  const query = useSearchParams().get("q") ?? "";
  const [first] = useState(query);
  const typed = useRef(query);
  /** What the address may still say while the person is letters ahead of it. */
  const passing = useRef(new Set<string>());

  useEffect(() => {
    const behind = query !== typed.current;
    if (behind && passing.current.has(query)) return;
    passing.current.clear();
    if (!behind) return;
    typed.current = query;
    const box = header.current?.querySelector<HTMLInputElement>("input[type=search]");
    if (box) box.value = query;
  });

  const go = (words: string, focus: boolean) => {
    onClose();
    const before = typed.current;
    typed.current = words;
    passing.current.add(before).add(words);
    navigate(places.search(words), { replace: before !== "" && focus, state: focus ? keepFocus : null });
  };
  return {
    header,
    first,
    // On another page it is over.
    phrase: written.pathname === pathname ? written.phrase : "",
    onClose,
    onSearch: (words: string) => go(words, false),
    onInput: ({ target, nativeEvent, type }: FormEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
      // An input method is still composing; its letters are not the search.
      if (type === "input" && (nativeEvent as InputEvent).isComposing) return;
      const words = target.value.trim();
      if (!isList) setWritten({ pathname, phrase: words });
      else if (words !== typed.current) go(words, true);
    },
  };
}
