// In: names and numbers. Out: the words around a guide.

export const guidePageWords = {
  listing: { national: "国家重点事项", local: "本市事项" },
  audience: "服务对象",
  departments: "涉及部门",
  departmentsOf: (departments: number, matters: number) => `${departments} 个部门，${matters} 个事项`,
  prepare: "办理前请准备",
  face: "人脸核验",
  company: "企业授权",
  signature: "手写签名",
  account: "实名登录",
  parts: "指南目录",
  township: (name: string) => `所属乡镇：${name}`,
  change: "更换",
  changeWhat: "所属乡镇",
  keeps: "可随时保存，下次接着填",
  resume: "继续暂存件",
  apply: "立即办理",
  unknown: "暂无该事项",
  unknownWords: "这个事项不存在或已下线。可以从列表中选择，或在上方搜索要办的事。",
  toList: "去事项列表",
  toHome: "返回首页",
};
