// The conditions that styles can depend on besides Chakra's, or that differ from those.

/** 长辈版, for the few rules that are more than a token: order, columns, what is hidden. */
export const elder = "[data-mode=elder] &";

/** A window as low as a desktop's at 400 %: whatever stays in place would cover what is read. */
export const low = "@media (max-height: 30rem)";

/** The person's own few colours: a state must not rest on a colour or a shadow of ours. */
export const forced = "@media (forced-colors: active)";

export const conditions = {
  elder,
  narrow: "@media (max-width: 47.9975rem)",
  wide: "@media (min-width: 120rem)",
  // What is `aria-disabled` keeps the focus, but nothing happens when it is pressed.
  hover: [
    "@media (hover: hover)",
    "&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])",
  ],
  active:
    "&:is(:active, [data-active]):not(:disabled, [data-disabled], [aria-disabled=true], [open], [data-open], [data-state=open])",
};
