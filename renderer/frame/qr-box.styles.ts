// The styles of qr-box.tsx.
import { styles } from "../look/styles/styles.ts";

export default styles({
  frame: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    w: "216px",
    h: "216px",
    mx: "auto",
    my: "4",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "#FFFFFF",
  },
  picture: { w: "200px", h: "200px" },
  over: {
    position: "absolute",
    inset: "0",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "2.5",
    p: "3",
    borderRadius: "lg",
    bg: "rgba(255,255,255,.94)",
    textAlign: "center",
    fontWeight: "bold",
  },
  code: { lineHeight: "0" },
  sign: { w: "12", h: "12" },
  success: { bg: "success.solid", color: "success.contrast" },
  danger: { bg: "danger.subtle", color: "danger.solid" },
  neutral: { bg: "bg.muted", color: "fg.muted" },
});
