// Nothing goes in; the address of this very module comes out, and inside the simulator's frame the stage is put up.
// The frame is a page of its own, so that a phone's width is one, and a dialog covers the portal and not the switches.

export const stageEntry = import.meta.url;

if (window.frameElement?.hasAttribute("data-stage"))
  void import("./stage.tsx").then(({ putUpStage }) => putUpStage());
