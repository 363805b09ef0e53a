// One consent for all e-licences that are needed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { MaterialState } from "../engine/index.ts";
import { FetchAll } from "../renderer/steps/submit-materials/fetch-all.tsx";
import { MaterialGroup } from "../renderer/steps/submit-materials/material-group.tsx";
import { partStory } from "./makers/part-story.tsx";

export default { title: "材料 电子证照" } satisfies Meta;

const several = ["居民户口簿", "结婚证", "不动产权证书"].map(
  (name, at): MaterialState => ({
    asked: {
      key: `L${at}`,
      material: { id: `L${at}`, name, from: "e-licence", orElse: "upload" },
      required: true,
      usedBy: [],
    },
    answer: { files: [] },
    onItsWay: [],
    ready: false,
  }),
);
const asking = fn();
export const FetchSeveral: StoryObj = {
  name: "一次同意",
  ...partStory(
    () => (
      <MaterialGroup title="需要您处理">
        <FetchAll states={several} licences={{}} onFetch={asking} />
      </MaterialGroup>
    ),
    {
      after: async () => {
        asking.mockClear();
        await screen.findByText(/居民户口簿、结婚证、不动产权证书/);
        await userEvent.click(screen.getByRole("button", { name: "同意并调取 3 份" }));
        await expect(asking.mock.calls).toEqual([["L0"], ["L1"], ["L2"]]);
      },
    },
  ),
};
export const FetchSome: StoryObj = {
  name: "一次同意 已有一份没查到",
  ...partStory(
    () => (
      <MaterialGroup title="需要您处理">
        <FetchAll states={several} licences={{ L0: "none" }} onFetch={asking} />
      </MaterialGroup>
    ),
    { after: async () => void (await screen.findByRole("button", { name: "同意并调取 2 份" })) },
  ),
};
