// In: what was looked for before. Out: a small search form over one's own applications; 查找 and Enter hand the trimmed words up.
import { chakra } from "@chakra-ui/react";
import { type FormEvent, useId } from "react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { mineWords } from "../../words/mine-page.ts";

const words = mineWords;

const Form = chakra("form", {
  base: { display: "flex", gap: "2", w: { base: "full", md: "auto" } },
});
const Input = chakra("input", {
  base: {
    flex: "1",
    w: { base: "auto", md: "280px" },
    minW: "0",
    minH: "tap",
    px: "3",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    lineHeight: "ui",
  },
});

export function FindBox({ find, onFind }: { find: string; onFind: (words: string) => void }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("find");
    onFind(typeof typed === "string" ? typed.trim() : "");
  };
  return (
    <Form role="search" aria-label={words.search} onSubmit={submit}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{words.search}</label>
      </VisuallyHidden>
      <Input
        key={find}
        id={id}
        name="find"
        // The header's own box alone is of the type that is searched while one types.
        type="text"
        enterKeyHint="search"
        maxLength={60}
        defaultValue={find}
        placeholder={words.search}
        autoComplete="off"
      />
      <Button variant="quiet" type="submit">
        <Icon name="search" size={20} />
        {words.searchGo}
      </Button>
    </Form>
  );
}
