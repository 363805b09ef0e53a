// Nothing goes in; what makes stories comes out.
export { forElders, guideStory, onPhone, type PageStory, type PageWish, pageStory } from "./page-story.tsx";
export { partStory } from "./part-story.tsx";
export { doneStory, reviewStory, stepStory } from "./step-story.ts";
