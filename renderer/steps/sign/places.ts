// From which width the pens stand beside the pad, so that both are seen together above the action bar of a low window.
export const pensBeside = "@media (min-width: 80rem)";
