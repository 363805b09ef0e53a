// Sentences go in; the one error comes out by which a start is given up with those sentences and nothing else.

/** Shown line by line, without a stack: each sentence says what to do. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
  readonly sentences: string[];

  constructor(...sentences: string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}
