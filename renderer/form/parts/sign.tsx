// In: the name of an icon and its size. Out: a plain svg line; a form has hundreds of signs, so none of them costs a styled element.
import { type IconName, iconPaths } from "../../look/icon-paths.ts";

/** Decorative: the words beside it speak. 16 px unless told. */
export function Sign({ name, size = 16 }: { name: IconName; size?: 16 | 20 | 24 }) {
  return (
    <svg className="f-sign" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
