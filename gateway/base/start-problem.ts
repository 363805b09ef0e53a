// The error that ends a start with plain sentences and no stack.

/** Shown line by line, without a stack; each sentence says what to do. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
  readonly sentences: string[];

  constructor(...sentences: string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}
