// A small search form over one's own applications.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { inputBox } from "../../look/parts/input-box.ts";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";

const Form = chakra("form", {
  base: { display: "flex", gap: "2", w: { base: "full", md: "auto" } },
});

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
      <chakra.input
        {...inputBox}
        flex="1"
        w={{ base: "auto", md: "280px" }}
        minW="0"
        minH="tap"
        lineHeight="ui"
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
