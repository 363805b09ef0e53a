// Escapes a text for a regular expression that matches just that text.

export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
