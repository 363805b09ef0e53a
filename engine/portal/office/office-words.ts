// Nothing goes in; what 我的申报 says after something was done there. They come with what does it.

export const officeWords = {
  draftDeleted: "暂存件已删除",
  takenOver: "已带入原申报的内容和材料，请核对修改后提交",
  takenBack: "申报已撤回，内容已转为暂存件",
  authorisationAsked: "已重新申请授权，请等待企业审核",
  authorityHandedIn: "委托书已提交，申报继续办理",
  mended: "补正材料已提交，等待部门处理",
} as const;
