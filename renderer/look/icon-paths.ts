// In: nothing. Out: the line of each chrome icon on a 24 grid, one path each, so that an icon costs one DOM node.

/** Stroke only, inside 3 to 21, round caps; the stroke width belongs to the size (see icons.tsx). */
export const iconPaths = {
  alert: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5v5.5M12 16.3v.01",
  branch:
    "M4 4h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM4 15h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM16 9.5h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1zM9 6.5h3v11H9M12 12h3",
  building: "M4 21V5l9-2v18M13 9l7 2v10M2.5 21h19M7.5 8.5h2M7.5 12h2M7.5 15.5h2",
  calendar:
    "M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-11.5a2 2 0 0 1 2 -2zM3.5 10h17M8 3v4M16 3v4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  "chevron-down": "M5.5 9l6.5 6.5L18.5 9",
  "chevron-left": "M15 5.5L8.5 12l6.5 6.5",
  "chevron-right": "M9 5.5l6.5 6.5L9 18.5",
  "chevron-up": "M5.5 15L12 8.5l6.5 6.5",
  clock: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.3l3.5 2",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  download: "M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4 16v4h16v-4",
  external: "M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8 8",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
  "eye-off":
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM4 4l16 16",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  info: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.7v.01",
  link: "M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5",
  lock: "M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM8 10.5V7.5a4 4 0 0 1 8 0v3",
  logout: "M14 4H6v16h8M10.5 12H21M17 8l4 4-4 4",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  minus: "M5 12h14",
  pen: "M4 20l1-4L16.5 4.5l3 3L8 19zM14.5 6.5l3 3",
  phone:
    "M5 4h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z",
  picture:
    "M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM7.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM4 17.5l5-4 3.5 3 3-2.5 5 4",
  place:
    "M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM9.4 9.8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z",
  plus: "M12 5v14M5 12h14",
  printer: "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5h-10z",
  refresh: "M19.5 8A8.5 8.5 0 1 0 20.5 13M20 3.5V8h-4.5",
  search: "M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5",
  server:
    "M6 4h12a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2zM6 13h12a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2zM8 7.5h.01M8 16.5h.01M12 7.5h4M12 16.5h4",
  shield: "M12 3l7.5 2.8V11c0 4.8-3.1 8.2-7.5 10-4.4-1.8-7.5-5.2-7.5-10V5.8zM8.5 12l2.5 2.5 4.5-4.7",
  signature: "M3 18.5c3-9 6-13 8-12s-4 9-3 11 5-6 6.5-5-2 4-.5 5 3-1.5 7-1.5",
  trash: "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
  undo: "M8 5L3.5 9.5 8 14M3.5 9.5H14a5.5 5.5 0 0 1 0 11H9",
  upload: "M12 16V4.5M7.5 9L12 4.5 16.5 9M4 16v4h16v-4",
  user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4 20.5c1.2-4 4.3-6 8-6s6.8 2 8 6",
  warning: "M12 3.5L2.5 20h19zM12 10v4.5M12 17.3v.01",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;
