/** The height of a bar at the foot of the window, as a length: who draws one sets it on the root element. */
export const barHeight = "--bar-height";
