// How long after a key what happens: all times between a box and the gateway, in milliseconds.

export const delays = {
  /** It is handed to the device's copy. */
  hand: 40,
  /** The device's copy is written; a key is on the device within 100 ms. */
  copy: 50,
  /** Without another key: its section is checked. */
  check: 150,
  /** A change of the record is in session storage. */
  persist: 250,
  /** Without another key: what was typed is passed on and saved at once, so that it leaves within a second. */
  passOn: 800,
  /** Without another change: what was chosen, added or removed is saved. */
  save: 1000,
} as const;
