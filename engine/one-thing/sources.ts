// The registers that can fill a section of a form, and the fields of their records.

/** Field of a record → the label before its value. Values are texts; codes are those of the shared code tables. */
export const sources = {
  "house-info": {
    register: "不动产登记系统",
    /** The noun for one record. */
    thing: "房屋",
    /** The identifying fields: two records that agree in them are the same. */
    knownBy: ["certificateNumber", "unitNumber"],
    fields: {
      certificateNumber: "不动产权证书号",
      unitNumber: "不动产单元号",
      address: "坐落",
      area: "建筑面积（平方米）",
      use: "规划用途",
      rightKind: "权利类型",
      ownership: "共有情况",
      share: "本人份额（%）",
      owner: "权利人",
      boughtOn: "取得日期",
      mortgaged: "是否抵押",
      mortgagee: "抵押权人",
      sealed: "是否查封",
      leased: "是否出租",
    },
  },
} as const satisfies Record<
  string,
  { register: string; thing: string; knownBy: readonly string[]; fields: Record<string, string> }
>;

export type SourceName = keyof typeof sources;

/** One record as a register returns it; a field that the register does not know is absent. */
export type SourceRecord = Record<string, string>;

/** The `from` of a section: which register, and which of the section's fields take what. */
export interface FilledFrom {
  source: SourceName;
  /** Field of the section → field of the record. */
  fill: Record<string, string>;
}
