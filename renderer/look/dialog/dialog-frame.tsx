// The modal frame of every dialog; on a phone it rises from below.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { low } from "../conditions.ts";
import { Icon } from "../icons.tsx";
import { IconButton } from "../parts/button.tsx";
import { PanelTitle } from "../parts/text.tsx";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import { lookTexts } from "../texts.ts";

/** In px (Spec 9); 1200 is for large dialogs. In a window below 768 px, all are as wide as the window and rise from below. */
const dialogWidths = [400, 480, 617, 750, 1200] as const;

export type DialogWidth = (typeof dialogWidths)[number];

const sizes = Object.fromEntries(
  dialogWidths.map((px) => [px, { w: { base: "100%", md: `${px}px` } }]),
) as Record<DialogWidth, { w: { base: string; md: string } }>;

// The browser's own modal dialog traps the focus, makes the page behind it inert and restores the focus when closed.
const Root = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    m: { base: "auto 0 0", md: "auto" },
    maxW: { base: "100%", md: "calc(100vw - 48px)" },
    maxH: { base: "92dvh", md: "calc(100dvh - 48px)" },
    overflow: "auto",
    overscrollBehavior: "contain",
    bg: "bg.panel",
    color: "fg",
    borderRadius: { base: "16px 16px 0 0", md: "xl" },
    boxShadow: "lg",
    animation: "rise 240ms cubic-bezier(.2,0,0,1)",
    "&::backdrop": { bg: "rgba(10,31,56,.42)" },
  },
  variants: {
    size: sizes,
    full: {
      true: {
        maxH: { base: "100dvh" },
        h: { base: "100dvh", md: "fit-content" },
        borderRadius: { base: "0" },
      },
    },
  },
});
// No `header` and `footer`, which would be the page's own to assistive technology.
const Head = chakra("div", {
  base: {
    position: "sticky",
    top: "0",
    zIndex: "1",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    pt: "4",
    pb: "2",
    ps: "card",
    pe: "3",
    bg: "bg.panel",
    [low]: { position: "static" },
  },
});
const Foot = chakra("div", {
  base: {
    position: "sticky",
    bottom: "0",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "3",
    px: "card",
    py: "4",
    pb: { base: "calc(16px + env(safe-area-inset-bottom))", md: "4" },
    bg: "bg.panel",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    "& > *": { flex: { base: "1 1 auto", md: "none" } },
    [low]: { position: "static" },
  },
});

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
  return (
    <Root
      ref={dialog}
      size={width}
      full={full}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <Head>
        <PanelTitle minW="0" id={id}>
          {title}
        </PanelTitle>
        <IconButton flex="none" color="fg.muted" _hover={{ bg: "bg.muted" }} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{lookTexts.close}</VisuallyHidden>
        </IconButton>
      </Head>
      <chakra.div px="card" pt="1" pb="6">
        {children}
      </chakra.div>
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}
