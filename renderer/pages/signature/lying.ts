// The room of a phone that lies on its side.
/** A phone on its side: wide, and too low for anything above or below the sheet. */
export const lying = "@media (orientation: landscape) and (max-height: 31.25rem)";
