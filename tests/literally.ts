// A text goes in; the source of a regular expression that fits just that text comes out.

export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
