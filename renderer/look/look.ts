// What every page of the look has: reset, tokens, keyframes and base rules. It is imported for its style sheet.
import "virtual:look.css";
import "./base.styles.ts";
