// Everything that stories are made with.
export {
  forElders,
  guideStory,
  onLyingPhone,
  onPhone,
  type PageStory,
  type PageWish,
  pageStory,
} from "./page-story.tsx";
export { partStory } from "./part-story.tsx";
export {
  forbiddenStory,
  missingStory,
  mistypedStory,
  ruleStory,
  tooLargeStory,
  warningStory,
} from "./problem-story.ts";
export { savedDraftStory } from "./saved-draft-story.ts";
export { doneStory, reviewStory, stepStory, submittedStory } from "./step-story.ts";
