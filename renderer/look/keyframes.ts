// In: nothing. Out: the four movements of the look; each explains something (waiting, appearing, rising).

export const keyframes = {
  appear: { from: { opacity: "0" }, to: { opacity: "1" } },
  rise: { from: { opacity: "0", transform: "translateY(8px)" }, to: { opacity: "1", transform: "none" } },
  shimmer: { from: { backgroundPosition: "200% 0" }, to: { backgroundPosition: "-200% 0" } },
  turn: { to: { transform: "rotate(1turn)" } },
};
