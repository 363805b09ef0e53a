// The life of an application, of its matters and of a company's authorisation, drawn from the tables that the gateway reads.
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  applicationLife,
  authorisationLife,
  authorisationTexts,
  companyState,
  matterLife,
  transitionTexts,
} from "../../engine/portal/index.ts";
import { onPhone, partStory } from "../makers/index.ts";
import { LifePicture } from "./life-picture.tsx";
import { lifeTexts } from "./texts.ts";

export default { title: "页面/办件的一生" } satisfies Meta;

const nameIn = (names: Readonly<Record<string, string>>) => (event: string) => names[event] ?? event;

const application = partStory(() => (
  <LifePicture
    title={lifeTexts.application}
    life={applicationLife}
    places={
      {
        暂存件: [1, 0],
        已撤回: [2, 0.5],
        已申请: [1, 1],
        未上传委托书: [0, 1.5],
        授权过期: [2, 1.75],
        办理中: [1, 2],
        不予批准: [0, 2.75],
        已删除: [1, 3],
      } satisfies Record<keyof typeof applicationLife, readonly [number, number]>
    }
    eventName={nameIn(transitionTexts)}
  />
));

export const Application: StoryObj = { name: "办件", ...application };
export const OnPhone: StoryObj = { name: "办件 手机", tags: ["long-run"], ...onPhone(application) };
export const Matter: StoryObj = {
  name: "事项",
  ...partStory(() => (
    <LifePicture
      title={lifeTexts.matter}
      life={matterLife}
      places={
        { 待受理: [0, 0], 办理中: [1, 0], 待补正: [1, 1], 已办结: [2, 0] } satisfies Record<
          keyof typeof matterLife,
          readonly [number, number]
        >
      }
      eventName={nameIn(transitionTexts)}
    />
  )),
};
export const Authorisation: StoryObj = {
  name: "企业授权",
  ...partStory(() => (
    <LifePicture
      title={lifeTexts.authorisation}
      life={authorisationLife}
      places={
        { 0: [0, 0], 1: [1, 0], 2: [2, 0], 9: [1, 1], 8: [1, 2] } satisfies Record<
          keyof typeof authorisationLife,
          readonly [number, number]
        >
      }
      statusName={(state) => `${state} ${companyState(Number(state)).text}`}
      eventName={nameIn(authorisationTexts)}
    />
  )),
};
