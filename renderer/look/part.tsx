// Makes components of plain elements with a class.
import {
  Children,
  type ComponentProps,
  cloneElement,
  type ElementType,
  type JSX,
  type ReactElement,
} from "react";

/** Class names side by side, without those that are off. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

type Tag = keyof JSX.IntrinsicElements;

/** `color` is no style here. */
export type PartProps<Of extends Tag> = Omit<ComponentProps<Of>, "color"> & {
  /** Another element instead. */
  as?: ElementType;
  /** The child gets class and props and is drawn alone, as a link that looks like a button. */
  asChild?: boolean;
};

/** `preset`: props that each element has unless they are given. */
export function part<Of extends Tag>(tag: Of, name: string, preset?: ComponentProps<Of>) {
  return function Part({ as, asChild, className, children, ...props }: PartProps<Of>) {
    if (asChild) {
      const child = Children.only(children) as ReactElement<{ className?: string }>;
      return cloneElement(child, { ...props, className: classes(name, className, child.props.className) });
    }
    const Element: ElementType = as ?? tag;
    return (
      <Element {...preset} {...props} className={classes(name, className)}>
        {children}
      </Element>
    );
  };
}
