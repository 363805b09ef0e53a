// Draws the icons of the form; it has hundreds of them, so none may cost a styled element.
import type { Summary } from "../../../engine/index.ts";
import { type IconName, iconPaths } from "../../look/icon-paths.ts";
import fieldStyles from "../styles/field.styles.ts";
import navStyles from "../styles/nav.styles.ts";

/** Decorative, since the words beside it say the same. 16 px by default. */
export function Sign({ name, size = 16 }: { name: IconName; size?: 16 | 20 | 24 }) {
  return (
    <svg className={fieldStyles.sign} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** How far a section is; the four marks differ in shape, not only in colour. */
export function StateMark({ state }: { state: Summary["state"] }) {
  return (
    <span className={navStyles.state} data-state={state} aria-hidden="true">
      {state === "done" && <Sign name="check" />}
      {state === "error" && "!"}
    </span>
  );
}
