// Whether the person has asked the system for less motion.

export const prefersStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
