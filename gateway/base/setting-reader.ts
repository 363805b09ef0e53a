// Reads single settings of the environment by their schema, and collects a sentence for each that is wrong.

import schema from "../../schemas/settings.schema.json" with { type: "json" };

export type SettingName = keyof typeof schema.properties;
export type Environment = Record<string, string | undefined>;

export interface Setting {
  type: string;
  description: string;
  /** Ends the sentence `NAME must …`. */
  must: string;
  default?: string | number;
  /** What holds without it, in words. */
  otherwise?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  /** Its value is never printed. */
  secret?: boolean;
}

export const settings: Readonly<Record<SettingName, Setting>> = schema.properties;

export function settingReader(environment: Environment) {
  const problems: string[] = [];
  /** As given, or the default as text; an empty variable counts as absent. */
  const text = (name: SettingName): string | undefined =>
    environment[name]?.trim() || settings[name].default?.toString();

  function wrong(name: SettingName): undefined {
    const { must, secret } = settings[name];
    problems.push(`${name} must ${must}${secret ? "" : `, not “${text(name)}”`}.`);
  }

  return {
    problems,
    text,
    wrong,
    /** `parse` answers undefined for a text that is wrong; then, and without a text, this is `otherwise`. */
    read<Value, Otherwise>(
      name: SettingName,
      parse: (text: string) => Value | undefined,
      otherwise: Otherwise,
    ): Value | Otherwise {
      const given = text(name);
      if (given === undefined) return otherwise;
      const value = fits(settings[name], given) ? parse(given) : undefined;
      return value ?? wrong(name) ?? otherwise;
    },
  };
}

function fits(
  { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, pattern, ...rest }: Setting,
  text: string,
) {
  if (type === "integer") return /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return false;
  return !rest.enum || rest.enum.includes(text);
}
