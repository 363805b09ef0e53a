// The HTML that a notice may hold; the reader refuses by it, and the page cleans by it.

export const noticeMarkup = {
  tags: "a b strong em i u s p br hr h3 h4 h5 ul ol li blockquote span div table caption thead tbody tr th td".split(
    " ",
  ),
  /** Pictures have none: the content policy would show none of another site, and texts have no folder for their own. */
  attributes: ["href", "title", "colspan", "rowspan"],
  /** How the address of a link begins. */
  address: /^(?:https:|mailto:|tel:|\/(?![/\\]))/i,
};
