// Which materials still need something from the person.
import { expect, test } from "vitest";
import type { AskedMaterial } from "../../../engine/declaration/asked/asked-materials.ts";
import {
  comesByItself,
  countMaterials,
  type FileOnItsWay,
  materialStates,
} from "../../../engine/declaration/material-state.ts";
import type { MaterialFile } from "../../../engine/declaration/record.ts";

const asked = (key: string, from: AskedMaterial["material"]["from"], required = true) =>
  ({ key, required, material: { from } }) as AskedMaterial;
const file = { id: "f1", name: "a.pdf" } as unknown as MaterialFile;
const sending: FileOnItsWay = {
  id: "u1",
  material: "deed",
  name: "b.pdf",
  size: 10,
  progress: 0.5,
  state: "sending",
  message: null,
};
const all = [asked("deed", "upload"), asked("form", "form"), asked("extra", "upload", false)];

test("what the form or shared data gives is ready without anybody", () => {
  expect(all.map(comesByItself)).toEqual([false, true, false]);
  expect(materialStates(all, {}, []).map(({ ready }) => ready)).toEqual([false, true, false]);
});

test("a file on its way keeps its material from being ready", () => {
  const answers = { deed: { files: [file] } };
  expect(materialStates(all, answers, []).map(({ ready }) => ready)).toEqual([true, true, false]);
  const [deed] = materialStates(all, answers, [sending]);
  expect(deed).toMatchObject({ ready: false, onItsWay: [sending] });
});

test("an optional material counts only once it is given or on its way", () => {
  expect(countMaterials(materialStates(all, {}, []))).toEqual({ all: 2, ready: 1, left: 1 });
  expect(countMaterials(materialStates(all, { extra: { files: [file] } }, []))).toEqual({
    all: 3,
    ready: 2,
    left: 1,
  });
  expect(countMaterials(materialStates(all, {}, [{ ...sending, material: "extra" }]))).toEqual({
    all: 3,
    ready: 1,
    left: 2,
  });
});
