// A format: how a value is checked, explained, tidied up and typed.

export interface FormatRule {
  /** Whether a normalised value that is not empty fits. `today` is yyyy-MM-dd; `paperType` only concerns papers. */
  check(value: string, today: string, paperType?: string): boolean;
  /** What is wrong with a value that does not fit, in Chinese, naming the field. */
  sentence(title: string, value?: string, today?: string, paperType?: string): string;
  /** On leaving the field: the form that is checked, compared and sent. Doing it twice changes nothing. */
  normalise?(value: string, paperType?: string): string;
  /** While typing, never during composition: takes away what can never belong there. */
  clean?(value: string): string;
  /** Chinese; the value fits and may be right all the same. */
  warn?(value: string, paperType?: string): string | undefined;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  autocomplete?: string;
}
