// The HTML that a notice may contain; the reader checks files against it, and the page sanitises with it.

export const noticeMarkup = {
  tags: "a b strong em i u s p br hr h3 h4 h5 ul ol li blockquote span div table caption thead tbody tr th td".split(
    " ",
  ),
  /** Pictures are not allowed: the content policy blocks those of other sites, and texts have no folder for their own. */
  attributes: ["href", "title", "colspan", "rowspan"],
  /** How the address of a link begins. */
  address: /^(?:https:|mailto:|tel:|\/(?![/\\]))/i,
};
