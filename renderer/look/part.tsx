// Makes components of an element, or of another component, with a class.
import {
  Children,
  type ComponentProps,
  cloneElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from "react";

/** Class names side by side, without those that are off. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

export interface Shape {
  /** Another element instead. */
  as?: ElementType;
  /** The child gets class and props and is drawn alone, as a link that looks like a button. */
  asChild?: boolean;
}

/** Of a component: its own props. */
export type PartProps<Of extends ElementType> = Of extends string
  ? Omit<ComponentProps<Of>, "color"> & Shape
  : ComponentProps<Of>;

interface Given extends Shape {
  className?: string;
  children?: ReactNode;
}

/** `preset`: props that each element has unless they are given. */
export function part<Of extends ElementType>(of: Of, name: string, preset?: Partial<ComponentProps<Of>>) {
  return function Part({ className, ...given }: PartProps<Of>) {
    const own = classes(name, className);
    if (typeof of !== "string") {
      const Component: ElementType = of;
      return <Component {...preset} {...given} className={own} />;
    }
    const { as: Element = of as ElementType, asChild, children, ...props } = given as Given;
    if (asChild) {
      const child = Children.only(children) as ReactElement<Given>;
      return cloneElement(child, { ...props, className: classes(own, child.props.className) });
    }
    return (
      <Element {...preset} {...props} className={own}>
        {children}
      </Element>
    );
  };
}
