// The engine's second door, for those who make one-things: answers, model check and changes. The portal never comes through it.

export * from "./model/play.ts";
