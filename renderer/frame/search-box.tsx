// The header's search form.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { elder } from "../look/conditions.ts";
import { Icon } from "../look/icons.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { frameTexts } from "../texts/frame.ts";

const Place = chakra("div", {
  base: {
    position: "relative",
    flex: { base: "none", lg: "1" },
    order: { base: "9", lg: "0" },
    w: { base: "full", lg: "auto" },
    maxW: { base: "none", lg: "460px" },
    minW: { base: "0", lg: "300px" },
    mb: { base: "3", lg: "0" },
    ms: { base: "0", lg: "auto" },
  },
});
const Form = chakra("form", {
  base: {
    display: "flex",
    h: "2.875rem",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    [elder]: { h: "3.625rem" },
  },
});
const Input = chakra("input", {
  base: { flex: "1", minW: "0", px: "3", bg: "transparent", lineHeight: "ui" },
});
const Go = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    px: { base: "4", md: "5" },
    bg: "brand.solid",
    color: "brand.contrast",
    fontWeight: "bold",
    whiteSpace: "nowrap",
    cursor: "pointer",
    _hover: { bg: "brand.emphasized" },
    _active: { bg: "brand.active" },
  },
});

export interface SearchBoxProps {
  /** The page that shows what is found, also where no script runs. */
  at: string;
  query?: string;
  onSearch: (words: string) => void;
  /** Shown below the box. */
  children?: ReactNode;
}

export function SearchBox({ at, query = "", onSearch, children }: SearchBoxProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("q");
    onSearch(typeof words === "string" ? words.trim() : "");
  };

  return (
    <Place>
      <Form role="search" data-ring="" action={at} onSubmit={submit}>
        <VisuallyHidden asChild>
          <label htmlFor={id}>{frameTexts.search.label}</label>
        </VisuallyHidden>
        <Input
          key={query}
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={frameTexts.search.placeholder}
          autoComplete="off"
        />
        <Go type="submit">
          <Icon name="search" size={20} />
          {frameTexts.search.button}
        </Go>
      </Form>
      {children}
    </Place>
  );
}
