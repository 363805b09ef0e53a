// Lists how the materials changed.

import { askingChanges, type Versions } from "../../engine/change/asking-changes.ts";
import { type Change, isEqual, pairsOf, teller } from "../../engine/change/change.ts";
import { compareSets } from "../../engine/change/compare-conditions.ts";
import { renamedMaterials } from "../../engine/change/declared-names.ts";
import { fileLimits } from "../../engine/one-thing/file-limits.ts";
import type { Material } from "../../engine/one-thing/one-thing.ts";
import { below } from "../../engine/problem/pointer.ts";
import { quote } from "../../engine/problem/text-parts.ts";

const sources: Record<Material["from"], string> = {
  upload: "上传",
  "e-licence": "电子证照",
  form: "由表单生成",
  "shared-data": "数据共享",
};

const dressed: [keyof Material, string][] = [
  ["sample", "样例"],
  ["blank", "空白表"],
  ["help", "说明"],
];

export function materialPairs({ before, after }: Versions) {
  const declared = renamedMaterials(after.oneThing);
  return pairsOf<Material>(
    before.oneThing.materials,
    after.oneThing.materials,
    ([was, a], [now, b]) => declared.get(was) === now || a.id === b.id || a.name === b.name,
  );
}

export function materialChanges(both: Versions): Change[] {
  const { kept, lost, gained } = materialPairs(both);
  const tell = (was: string, now = was) =>
    teller("one-thing", below("/materials", now), below("/materials", was));
  return [
    ...lost.map(([key, { name }]) => tell(key)("lost", `少了材料${quote(name)}`)),
    ...gained.map(([key, material]) => {
      const { name, optional, from } = material;
      const must = !optional && ["upload", "e-licence"].includes(from);
      return tell(key)(
        must ? "tightened" : "gained",
        `增加了${must ? "必交" : ""}材料${quote(name)}（${sources[from]}）`,
      );
    }),
    ...kept.flatMap(({ was, now, before, after }) => {
      const say = tell(was, now);
      const name = `材料${quote(after.name)}`;
      const changes: Change[] = [];
      if (was !== now) changes.push(say("renamed", `${name}的英文名从 ${was} 改为 ${now}`));
      if (before.id !== after.id)
        changes.push(say("other", `${name}的编号从 ${before.id} 改为 ${after.id}`, "id"));
      if (before.name !== after.name)
        changes.push(say("reworded", `材料${quote(before.name)}改称${quote(after.name)}`, "name"));
      if (before.optional && !after.optional) changes.push(say("tightened", `${name}变为必交`, "optional"));
      if (!before.optional && after.optional) changes.push(say("loosened", `${name}可以不交`, "optional"));
      if (before.from !== after.from)
        changes.push(
          say("other", `${name}的来源从${sources[before.from]}改为${sources[after.from]}`, "from"),
        );
      if (before.orElse && !after.orElse && after.from === "e-licence")
        changes.push(say("tightened", `${name}没有电子证照时不能再上传`, "orElse"));
      if (!before.orElse && after.orElse)
        changes.push(say("loosened", `${name}没有电子证照时可以上传`, "orElse"));
      changes.push(
        ...limitChanges(name, before, after, say),
        ...askingChanges(both, name, before, after, say),
      );
      const dress = dressed.filter(([word]) => !isEqual(before[word], after[word]));
      const titles = dress.map(([, title]) => title).join("、");
      if (dress[0]) changes.push(say("reworded", `${name}的${titles}改了`, dress[0][0]));
      return changes;
    }),
  ];
}

function limitChanges(name: string, was: Material, now: Material, say: ReturnType<typeof teller>): Change[] {
  const [old, fresh] = [fileLimits(was), fileLimits(now)];
  const changes: Change[] = [];
  const accept = compareSets(old.accept, fresh.accept);
  if (accept !== "same") {
    const words = `${name}的格式从 ${old.accept.join("、")} 改为 ${fresh.accept.join("、")}`;
    changes.push(say(accept === "wider" ? "loosened" : "tightened", words, "accept"));
  }
  for (const [word, title, unit] of [
    ["maxMB", "单个文件最大", "MB "],
    ["maxFiles", "最多", "个文件"],
  ] as const) {
    if (old[word] === fresh[word]) continue;
    const words = `${name}${title}从 ${old[word]} ${unit}改为 ${fresh[word]} ${unit.trim()}`;
    changes.push(say(fresh[word] < old[word] ? "tightened" : "loosened", words, word));
  }
  if (!isEqual(was.parts, now.parts)) {
    const fewer = (now.parts?.length ?? 1) < (was.parts?.length ?? 1);
    changes.push(say(fewer ? "loosened" : "tightened", `${name}由几份组成改了`, "parts"));
  }
  return changes;
}
