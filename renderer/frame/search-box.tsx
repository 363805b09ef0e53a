// The header's search form.
import { type FormEvent, type ReactNode, useId } from "react";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { frameTexts } from "../texts/frame.ts";
import styles from "./search-box.styles.ts";

const Place = part("div", styles.place);
const Form = part("form", styles.form);
const Input = part("input", styles.input);
const Go = part("button", styles.go);

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
