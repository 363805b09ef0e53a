// The styles of icons by their size in px, which a tile or 长辈版 can still enlarge.
import { elder } from "./conditions.ts";
import { lines } from "./styles/lines.ts";
import { styles } from "./styles/styles.ts";

const size = (pixels: number, strokeWidth: number) => ({ w: `${pixels}px`, h: `${pixels}px`, strokeWidth });

export default styles({
  icon: { flex: "none", ...lines },
  16: { ...size(16, 2.1), [elder]: { w: "20px", h: "20px" } },
  20: size(20, 1.9),
  24: size(24, 1.75),
  26: size(26, 1.75),
  32: size(32, 1.5),
  34: size(34, 1.5),
});
