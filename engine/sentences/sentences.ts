// Which language the engine speaks: what a definition carries, or Chinese.

import { chineseSentences, type Sentences } from "./chinese.ts";

interface Spoken {
  sentences?: Sentences | undefined;
}

export const sentencesOf = ({ sentences }: Spoken): Sentences => sentences ?? chineseSentences;

/** The same definition in another language. Make it once: what is prepared for a definition is kept with the object. */
export function withSentences<Given extends Spoken>(definition: Given, sentences: Sentences): Given {
  return { ...definition, sentences };
}
