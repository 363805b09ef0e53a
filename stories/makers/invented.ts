// Invents a one-thing, with the properties that a story overrides.
import type { OneThing } from "../../engine/index.ts";

const counts = { handling: 1, visits: 2, stages: 4, materials: 5, days: 7 };

export function oneThingOf(written: Partial<OneThing>): OneThing {
  return {
    code: "sample",
    id: "OT999",
    name: "示例一件事",
    summary: "多个部门的事一次办好",
    subject: "住房与公用事业",
    icon: "charger",
    faceVerification: false,
    townships: [],
    notices: [],
    tips: [],
    steps: ["one-form", "submit-materials", "done"],
    sign: false,
    questions: {},
    matters: {
      first: {
        id: "OT999-M01",
        name: "示例事项",
        department: "D001",
        always: true,
        before: counts,
        now: counts,
      },
      second: { id: "OT999-M02", name: "另一个示例事项", department: "D001", before: counts, now: counts },
    },
    rules: {},
    form: "sample",
    asked: {},
    materials: {},
    guide: {
      theme: {
        hue: "pine",
        picture: "charger",
        order: ["counts", "matters", "materials", "policies", "ways"],
      },
      now: counts,
      policies: null,
      consult: null,
      complaint: null,
    },
    ...written,
  };
}
