// Text for screen readers only.
import { part } from "../part.tsx";
import hidden from "./visually-hidden.styles.ts";

export const VisuallyHidden = part("span", hidden["visually-hidden"]);
