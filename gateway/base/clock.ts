// The clock of the gateway; tests hand in their own.

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
