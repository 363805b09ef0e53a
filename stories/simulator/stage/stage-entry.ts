// The module that the simulator's frame loads: inside the frame it puts up the stage.
// The frame is a page of its own, so that a phone's width is one, and a dialog covers the portal and not the switches.

export const stageEntry = import.meta.url;

if (window.frameElement?.hasAttribute("data-stage"))
  void import("./stage.tsx").then(({ putUpStage }) => putUpStage());
