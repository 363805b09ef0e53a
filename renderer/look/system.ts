// The one Chakra system, as every element asks it at each render. A style is named after what it is made of, and its rules are
// written when the page has not got them: a document's style sheet has all of its own, so taking it over makes none.
import type { SystemContext } from "@chakra-ui/react";
import { type SerializedStyles, css as written } from "@emotion/react";
import { isCssProperty } from "@pandacss/is-valid-prop";
import { once } from "../../engine/index.ts";
import { makeSystem } from "./make-system.ts";
import { utilities } from "./utilities.ts";

type Rules = ReturnType<SystemContext["css"]>;
type Definition = Parameters<SystemContext["cva"]>[0];

let made: SystemContext | undefined;
/** Chakra's own system, made when somebody needs it. */
export const wholeSystem = (): SystemContext => {
  made ??= makeSystem();
  return made;
};

/** The name of what is made of a text: Emotion's own hash. */
export const nameOf = (source: string): string => written(source).name;

/** Rules as text, as soon as Emotion reads them: as much of a string as it uses. */
class Written {
  readonly #rules: () => Rules;
  #text: string | undefined;

  constructor(rules: () => Rules) {
    this.#rules = rules;
  }

  toString(): string {
    this.#text ??= written(this.#rules()).styles;
    return this.#text;
  }

  /** In development Emotion looks for a source map. */
  match(pattern: RegExp): RegExpMatchArray | null {
    return this.toString().match(pattern);
  }
}

/** What a recipe answers for some variants; the element's own styles come on top. */
class Answer {
  readonly #source: string;
  readonly #rules: () => Rules;
  readonly #with = new Map<string, SerializedStyles | Rules>();

  constructor(source: string, rules: () => Rules) {
    this.#source = source;
    this.#rules = rules;
  }

  with(own: object[]): SerializedStyles | Rules {
    const key = JSON.stringify(own);
    const known = this.#with.get(key);
    if (known) return known;
    // A plain element without anything of its own gets no class.
    if (this.#source === "" && key === "[{}]") return {};
    const styles = new Written(() => wholeSystem().css(this.#rules(), ...own));
    // Emotion takes what has a name as it is.
    const named = { name: nameOf(this.#source + key), styles: styles as unknown as string };
    this.#with.set(key, named);
    return named;
  }
}

/** What Chakra's elements read of a recipe. */
interface Recipe {
  (variants: object): Answer;
  __cva__: true;
  definitions: readonly Definition[];
  variantKeys: readonly string[];
  /** Of an element that extends another one. */
  merge: (other: Recipe) => Recipe;
}

/** Chakra's own, which its types leave out. */
interface WholeRecipe {
  raw: (variants: object) => Rules;
  merge: (other: WholeRecipe) => WholeRecipe;
}

function recipeOf(definitions: readonly Definition[]): Recipe {
  const source = JSON.stringify(definitions);
  /** Of a plain element, as in `<chakra.div mt="4">`. */
  const plain = source === "[{}]";
  const name = nameOf(source);
  const answers = new Map<string, Answer>();
  let whole: WholeRecipe | undefined;
  const rules = (variants: object) => {
    whole ??= definitions
      .map((definition) => wholeSystem().cva(definition) as unknown as WholeRecipe)
      .reduce((recipe, other) => recipe.merge(other));
    return whole.raw(variants);
  };
  const answer = (variants: object): Answer => {
    const key = plain ? "" : name + JSON.stringify(variants);
    const answer = answers.get(key) ?? new Answer(key, () => rules(variants));
    answers.set(key, answer);
    return answer;
  };
  const variantKeys = new Set(definitions.flatMap(({ variants = {} }) => Object.keys(variants)));
  return Object.assign(answer, {
    __cva__: true as const,
    definitions,
    variantKeys: [...variantKeys],
    merge: once((other: Recipe) => recipeOf([...definitions, ...other.definitions])),
  });
}

const properties = new Set([
  "css",
  "colorPalette",
  "textStyle",
  ...Object.keys(utilities),
  ...Object.values(utilities).flatMap((utility) => utility?.shorthand ?? []),
]);

/** Whether a prop is a style: known without the whole system, which holds the same (`_hover` and the like are conditions). */
const isValidProperty = (prop: string): boolean =>
  prop.startsWith("_") || properties.has(prop) || isCssProperty(prop);

const asked = {
  css: (recipe: Answer | object, ...own: object[]) =>
    recipe instanceof Answer ? recipe.with(own) : wholeSystem().css(recipe, ...own),
  cva: once((definition: Definition) => recipeOf([definition])),
  isValidProperty,
  _config: { disableLayers: true },
  // Reset and tokens are a style sheet of the build.
  _global: {},
};

/** Answers what elements ask at each render, and makes the whole system for anything else. */
export const system = new Proxy(asked, {
  get: (ours, name) => Reflect.get(name in ours ? ours : wholeSystem(), name),
}) as unknown as SystemContext;
