// Texts of the page on which a phone signs by a one-time link.
import type { HandwritingEnd } from "../../engine/portal/index.ts";

interface Said {
  heading: string;
  words: string;
}

export const handwritingTexts = {
  heading: "手写签名",
  opening: "正在打开签名页",
  signer: "签名人",
  company: "代表企业",
  thing: "签署内容",
  papers: (matters: number) => `${matters} 个事项的全部申请文书`,
  agree: "确认签名，即表示您已阅读并同意以上承诺。",
  turn: "请把手机横过来，写起来更宽",
  confirm: "确认签名",
  sending: "正在提交",
  empty: "请先在框内写下姓名",
  otherwise: "不方便在手机上写？请回到电脑手写，或用文字签名。",
  signed: {
    heading: "已签名，请回到电脑继续",
    words: "签名已送到电脑，那里的页面会自动继续。本页可以关闭。",
  },
  unreachable: { heading: "签名页没有打开", words: "网络繁忙，请稍后再试。", retry: "重新加载" },
  ended: {
    signed: {
      heading: "这个二维码已经用过",
      words: "签名已送到电脑，请回到电脑继续。如需重新签名，请在电脑上换一个二维码，再用手机扫码。",
    },
    expired: {
      heading: "二维码已失效",
      words: "二维码 5 分钟内有效，换过之后以新的为准。请在电脑上换一个二维码，再用手机扫码。",
    },
    changed: {
      heading: "申报内容有改动",
      words: "扫码以后，电脑上的内容有改动，这次没有签名。请回到电脑核对，换一个二维码再签名。",
    },
    unknown: {
      heading: "签名链接无法识别",
      words: "链接不完整，或早已失效。请用手机重新扫描电脑上的二维码。",
    },
  } satisfies Record<HandwritingEnd, Said>,
};
