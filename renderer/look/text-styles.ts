// In: nothing. Out: the named texts of the look (size, weight and line height together).

const text = (fontSize: string, lineHeight: string, fontWeight = "normal") => ({
  value: { fontSize, lineHeight, fontWeight },
});

export const textStyles = {
  small: text("sm", "snug"),
  body: text("md", "read"),
  control: text("md", "ui"),
  lead: text("lg", "read"),
  label: text("md", "ui", "bold"),
  cardTitle: text("lg", "ui", "bold"),
  panelTitle: text("xl", "tight", "bold"),
  sectionTitle: text("2xl", "tight", "bold"),
  pageTitle: text("3xl", "tight", "bold"),
  guideTitle: text("4xl", "tight", "bold"),
  count: { value: { fontSize: "num", lineHeight: "1.2", fontWeight: "bold" } },
};
