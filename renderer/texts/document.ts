// Texts of the document around a page: for machines, and for those whose browser runs no script.

export const documentTexts = {
  description: (city: string) =>
    `${city}“一件事一次办”：多个部门的事项，合成一次申请、一张表、一套材料。查找事项、阅读办事指南、在线申报、查询进度。`,
  /** What kind of service a one-thing is. */
  service: "一件事一次办",
  noScript: "这里的内容都可以阅读。登录、填表和申报需要浏览器允许运行脚本（JavaScript）。",
};
