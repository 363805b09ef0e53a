// A new release of the fixtures' content: `parking` with another code and other questions, `signboard` retired.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OneThing } from "../../../engine/one-thing/one-thing.ts";
import { buildContent } from "./build.ts";
import { type Built, contents } from "./portal-under-test.ts";

/** The code of `parking` since the release. */
export const newCode = "chargingPile";

export interface Release extends Built {
  remove(): void;
}

/** Builds the portal over it. */
export function newRelease(): Release {
  const folder = mkdtempSync(join(tmpdir(), "portal-release-"));
  const content = join(folder, "content");
  const portal = join(folder, "portal");
  mkdirSync(content);
  for (const part of ["flows", "schemas"])
    cpSync(join(contents.fixtures.content, part), join(content, part), { recursive: true });
  const files = { things: join(content, "flows/one-things"), forms: join(content, "schemas/forms") };

  const parking = read<OneThing>(files.things, "parking.json");
  change(parking);
  write(files.things, `${newCode}.json`, parking);
  rmSync(join(files.things, "parking.json"));

  const form = read<Form>(files.forms, "parking.schema.json");
  changeForm(form);
  write(files.forms, "parking.schema.json", form);

  const signboard = read<OneThing>(files.things, "signboard.json");
  signboard.retired = { on: "2026-01-01", because: "已并入新居入住", instead: "household" };
  write(files.things, "signboard.json", signboard);

  buildContent(content, portal);
  return { content, portal, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const read = <Json>(folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), "utf8")) as Json;
const write = (folder: string, name: string, json: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(json, null, 2));

/** An option is gone with its matter; a material has another name. */
function change(thing: OneThing): void {
  thing.code = newCode;
  thing.formerly = ["parking"];
  delete thing.questions.parkKind?.options["3"];
  delete thing.matters.publicFiling;
  const asked = thing.asked?.parking ?? {};
  asked.parkOwner = { when: { answer: "parkKind", is: "2" } };
  asked.pilePower = { for: ["install", "fireSafety"] };
  const { vehicle, ...materials } = thing.materials;
  if (!vehicle) throw new Error("There is no such material.");
  thing.materials = { ...materials, car: vehicle };
  const ops = [
    { field: "parkNo", renamedTo: "placeNo" },
    { material: "vehicle", renamedTo: "car" },
  ];
  thing.migrations = [{ from: "2026年11月以前", ops }];
}

interface Form {
  properties: {
    parking: { required: string[]; properties: Record<string, { title?: string; oneOf?: unknown[] }> };
  };
}

/** The same option is gone; a field has another name; 传真 is asked newly. */
function changeForm({ properties: { parking } }: Form): void {
  const { parkKind, parkNo, ...fields } = parking.properties;
  if (!parkKind || !parkNo) throw new Error("There is no such field.");
  const kind = { ...parkKind, oneOf: parkKind.oneOf?.slice(0, 2) };
  const fax = { title: "传真", type: "string", maxLength: 20 };
  parking.properties = { parkKind: kind, placeNo: parkNo, fax, ...fields };
  parking.required = [...parking.required.filter((key) => key !== "parkNo"), "placeNo", "fax"];
}
