// A small search form over one's own applications.
import { type FormEvent, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { classes, part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import boxes from "../../look/styles/input-box.styles.ts";
import { mineTexts as texts } from "../../texts/applications.ts";
import styles from "./find-box.styles.ts";

const Form = part("form", styles.form);

export function FindBox({ find, onFind }: { find: string; onFind: (words: string) => void }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("find");
    onFind(typeof typed === "string" ? typed.trim() : "");
  };
  return (
    <Form role="search" aria-label={texts.search} onSubmit={submit}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{texts.search}</label>
      </VisuallyHidden>
      <input
        className={classes(boxes.box, styles.input)}
        key={find}
        id={id}
        name="find"
        // The type `search` is reserved for the header's box, which searches while typing.
        type="text"
        enterKeyHint="search"
        maxLength={60}
        defaultValue={find}
        placeholder={texts.search}
        autoComplete="off"
      />
      <Button variant="quiet" type="submit">
        <Icon name="search" size={20} />
        {texts.searchGo}
      </Button>
    </Form>
  );
}
