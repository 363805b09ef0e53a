// Texts of the step that collects the materials (上传材料).

export const materialTexts = {
  title: "提交材料",
  lead: (all: number, ready: number, left: number) =>
    left > 0 ? `${all} 份材料，${ready} 份已备好，还有 ${left} 份需要处理。` : `${all} 份材料已全部备好。`,
  none: "这次不需要提交材料。",
  ready: "已备好",
  readyOf: (ready: number, all: number) => `${ready} / ${all}`,
  todo: "需要您处理",
  notNeeded: "这次不需要",
  byAnswers: "由您的回答决定",
  count: (count: number) => `${count} 份`,
  left: (count: number) => `还有 ${count} 份材料未备好`,
  usedBy: (matters: readonly string[]) =>
    matters.length > 2
      ? `用于${matters
          .slice(0, 2)
          .map((name) => `“${name}”`)
          .join("、")}等 ${matters.length} 个事项`
      : `用于${matters.map((name) => `“${name}”`).join("、")}`,
  limits: (types: readonly string[], megabytes: number) =>
    `${types.join("、").toUpperCase()}，单个不超过 ${megabytes} MB`,
  optional: "选交",
  state: {
    waiting: "待上传",
    licence: "待调取",
    uploading: "正在上传",
    failed: "上传失败",
    fetched: "电子证照",
    made: "系统生成",
    shared: "数据共享",
    optional: "选交",
  },
  uploaded: (files: number) => `已上传 ${files} 个文件`,
  drop: "把文件拖到这里，或点“上传”",
  dropHelp: (files: number) => `最多 ${files} 个文件；手机拍照请放平、拍全四角`,
  dropOne: "手机拍照请放平、拍全四角",
  upload: "上传",
  more: "再传一个",
  retry: "重新上传",
  cancel: "取消",
  forget: "不传了",
  previewFile: (file: string) => `预览“${file}”`,
  remove: "删除",
  removeTitle: "删除文件",
  removeLead: (file: string, material: string) =>
    `删除“${material}”中的“${file}”后，不能恢复，需要时请重新上传。`,
  sample: "看样例",
  sampleTitle: (name: string) => `${name}（样例）`,
  blankTitle: (name: string) => `${name}（空白表）`,
  view: "查看",
  replace: "改为上传",
  again: "重新调取",
  sharedLook: "查看共享内容",
  sharedLooking: "正在查询",
  sharedNone: "暂未查到共享内容，受理时由部门核对，您无需提交",
  sharedFailed: "查询没有成功，不影响办理，可以稍后再查",
  sharedFound: (time: string) => `${time} 由部门共享`,
  fetch: "同意并调取",
  fetchLead: "经您同意，可以从电子证照库调取，不用上传",
  fetching: "正在调取",
  fetchFailed: "调取没有成功，请重新调取，或改为上传",
  fetchFailedLicence: "调取没有成功，请重新调取",
  blank: "空白表",
  fetched: (time: string) => `${time} 经您同意从电子证照库调取`,
  licence: (name: string, number: string, issuer: string) => `${name} ${number}，${issuer}`,
  notFound: "未查到您的电子证照，请上传",
  notFoundLicence: "未查到您的电子证照，可稍后重新调取，或向发证机关申领",
  made: "由您填写的内容生成，不用上传",
  shared: "由部门共享，无需提交",
  percent: (share: number) => `${share}%`,
  preparing: "正在准备",
  megabytes: (bytes: number) =>
    bytes < 1024 * 100
      ? `${Math.max(1, Math.round(bytes / 1024))} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  file: (name: string, size: string) => `${name}（${size}）`,
  tooLarge: (name: string, size: string, limit: number) =>
    `“${name}”为 ${size}，超过 ${limit} MB。请压缩或重新拍摄后再上传`,
  empty: (name: string) => `“${name}”是空文件，请重新选择`,
  unreadable: (name: string) => `“${name}”打不开，请重新选择`,
  wrongType: (name: string, types: readonly string[]) =>
    `“${name}”的格式不符，请上传 ${types.join("、").toUpperCase()} 格式的文件`,
  tooMany: (limit: number) => `最多上传 ${limit} 个文件，多出的文件没有上传`,
  failedFile: (name: string, reason: string) => `“${name}”上传失败：${reason}`,
  removed: (name: string) => `已删除“${name}”`,
  done: (name: string) => `“${name}”已上传`,
};
