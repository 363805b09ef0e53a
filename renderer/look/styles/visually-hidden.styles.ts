// The style of text for screen readers only.

import { hiddenStyle } from "./hidden-style.ts";
import { styles } from "./styles.ts";

export default styles({ "visually-hidden": hiddenStyle });
