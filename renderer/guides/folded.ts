// Hides what a list has folded; it is printed all the same, as what it is.
export const folded = { "&[data-folded]": { "@media screen": { display: "none" } } } as const;
