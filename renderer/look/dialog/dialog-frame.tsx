// The modal frame of every dialog; on a phone it rises from below.
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../icons.tsx";
import { classes } from "../part.tsx";
import { IconButton } from "../parts/button.tsx";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import { lookTexts } from "../texts.ts";
import look from "./dialog.styles.ts";

/** In px (Spec 9); 1200 is for large dialogs. */
export type DialogWidth = 400 | 480 | 617 | 750 | 1200;

/** Open as long as it is rendered. `onClose` handles the cross and Escape. `data-autofocus` inside takes the focus, otherwise the dialog itself does. */
export function DialogFrame({
  title,
  width = 480,
  full = false,
  onClose,
  actions,
  children,
}: {
  title: string;
  width?: DialogWidth;
  /** Fills the screen of a phone. */
  full?: boolean;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>("[data-autofocus]") ?? element).focus();
    const page = document.documentElement.style;
    const before = page.overflow;
    page.overflow = "hidden";
    // It must be closed before it is removed, or the browser does not restore the focus.
    return () => {
      element.close();
      page.overflow = before;
    };
  }, []);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    if (event.target === event.currentTarget) onClose();
  };
  // The browser's own traps the focus, makes the page behind it inert and restores the focus when closed.
  // No `header` and `footer` inside, which would be the page's own to assistive technology.
  return (
    <dialog
      ref={dialog}
      className={classes(look.dialog, look[width], full && look.full)}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={look.head}>
        <h2 className={look.title} id={id}>
          {title}
        </h2>
        <IconButton className={look.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{lookTexts.close}</VisuallyHidden>
        </IconButton>
      </div>
      <div className={look.body}>{children}</div>
      {actions && <div className={look.foot}>{actions}</div>}
    </dialog>
  );
}
