// The style of text for screen readers only.
import { hiddenStyle } from "../styles/hidden-style.ts";
import { styles } from "../styles/styles.ts";

export default styles({ "visually-hidden": hiddenStyle });
