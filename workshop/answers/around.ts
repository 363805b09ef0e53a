// Nothing goes in; the shape of what surrounds a generated answer: the day, the places that may be named, the seed, the row.

export interface Around {
  /** yyyy-MM-dd */
  today: string;
  /** Area ids that may be named. */
  townships: readonly string[];
  /** Which of several rows it is, from 0: rows differ. */
  row: number;
  /** The same seed gives the same answers. */
  seed: number;
  /** The paper type by which a paper number is judged; absent: 1, the identity card. */
  paperType?: string;
}
