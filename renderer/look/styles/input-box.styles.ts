// The styles of what is typed into or chosen from, outside the form.
import { inputBox } from "./input-box.ts";
import { styles } from "./styles.ts";

export default styles({
  box: inputBox,
  /** One line of text, which shows when it is marked as wrong. */
  line: {
    ...inputBox,
    minH: "field",
    "&[aria-invalid=true]": { borderColor: "danger.solid", bg: "danger.subtle" },
  },
});
