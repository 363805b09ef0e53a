// A native radio or checkbox inside the card that is its label.
import type { ComponentProps, ReactNode } from "react";
import { iconPaths } from "../icon-paths.ts";
import "./option.styles.ts";

export type OptionCardProps = Omit<ComponentProps<"input">, "type" | "children" | "className"> & {
  type: "radio" | "checkbox";
  /** What choosing it leads to, under its label. */
  help?: ReactNode;
  /** For cards whose group, not the card, carries `aria-invalid`. */
  invalid?: boolean | undefined;
  children: ReactNode;
};

/** Plain elements: a form has hundreds of cards, so styled ones would be too slow. */
export function OptionCard({ children, help, invalid, ...input }: OptionCardProps) {
  const { type, checked } = input;
  const wrong = invalid || input["aria-invalid"] === true;
  return (
    <label className="option" data-ring="" data-on={checked || undefined} data-invalid={wrong || undefined}>
      <input {...input} className="option-input" />
      <span className="option-mark" data-type={type} aria-hidden="true">
        {type === "checkbox" && checked && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={iconPaths.check} />
          </svg>
        )}
      </span>
      <span>
        {children}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}
