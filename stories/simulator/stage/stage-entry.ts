// The module that the simulator's frame loads: inside the frame it sets up the stage.
// The frame is a page of its own, so that a phone's width is real, and a dialog covers the portal but not the switches.

export const stageEntry = import.meta.url;

if (window.frameElement?.hasAttribute("data-stage"))
  void import("./stage.tsx").then(({ putUpStage }) => putUpStage());
