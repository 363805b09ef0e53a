// In: the legal person's login. Out: its QR code to scan with the electronic business licence, how long it is good, and what has become of it (Spec 2, 4).
import { chakra } from "@chakra-ui/react";
import { legalLoginView, type LegalLoginView as View } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { QrBox, type QrBoxProps } from "../frame/qr-box.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { useLegalLogin, useSend } from "../portal.ts";
import { legalLoginWords as words } from "../words/logins.ts";

const Lead = chakra("p", { base: { color: "fg.muted", textWrap: "pretty" } });
const Told = chakra("div", { base: { textAlign: "center" } });
const Small = chakra("p", {
  base: { minH: "6", textStyle: "small", color: "fg.muted", textAlign: "center" },
});
const InHand = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "1",
    mt: "2",
    pt: "2",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "small",
    color: "fg.muted",
    "& a": { display: "inline-flex", alignItems: "center", minH: "tap", gap: "1" },
  },
});

type Ended = Exclude<View["status"], "opening" | "waiting" | "confirmed">;

const ended = {
  refused: { icon: "alert", words: words.refused, help: words.refusedHelp, way: words.again },
  failed: { icon: "alert", words: words.failed, help: words.failedHelp, way: words.again },
  expired: { icon: "clock", words: words.expired, help: words.expiredHelp, way: words.refresh },
  unreachable: { icon: "warning", words: words.unreachable, help: words.unreachableHelp, way: words.refresh },
} as const satisfies Record<Ended, object>;

const isEnded = (status: View["status"]): status is Ended => Object.hasOwn(ended, status);

export interface LegalLoginViewProps extends View {
  onRetry: () => void;
  onClose: () => void;
}

export function LegalLoginDialogView(props: LegalLoginViewProps) {
  const { status, image, link, secondsLeft, onRetry, onClose } = props;
  const waiting = status === "waiting";
  const over = overOf(status, onRetry);
  return (
    <DialogFrame title={words.title} width={400} onClose={onClose}>
      <Lead>{words.lead}</Lead>
      <QrBox image={status === "opening" ? "" : image} title={words.qr} over={over} />
      <Told role="status">
        {over && <VisuallyHidden as="p">{over.words}</VisuallyHidden>}
        <b>{toldOf(props)}</b>
      </Told>
      {/* Not part of what is told: a countdown that speaks drowns everything else. */}
      <Small role="timer">{waiting && words.left(secondsLeft)}</Small>
      {waiting && /^https?:\/\//i.test(link) && (
        <InHand>
          {words.inHand}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.open}
            <Icon name="external" size={16} />
            <VisuallyHidden>{words.opensNew}</VisuallyHidden>
          </a>
        </InHand>
      )}
    </DialogFrame>
  );
}

function overOf(status: View["status"], onRetry: () => void): QrBoxProps["over"] {
  if (status === "confirmed") return { icon: "check", tone: "success", words: words.confirmed };
  if (!isEnded(status)) return undefined;
  const { icon, words: said, way } = ended[status];
  const action = (
    <Button onClick={onRetry}>
      <Icon name="refresh" size={20} />
      {way}
    </Button>
  );
  return { icon, tone: icon === "alert" ? "danger" : "neutral", words: said, action };
}

/** Under the picture, and said aloud whenever it changes. */
function toldOf({ status, renewed, said }: View): string {
  if (status === "opening") return renewed ? words.renewed : words.opening;
  if (status === "waiting") return renewed ? words.renewed : words.scan;
  if (status === "confirmed") return words.goesOn;
  // The gateway's sentence says more, where it is not the very same.
  const knows = said !== "" && said !== ended[status].words && status !== "expired" && status !== "refused";
  return knows ? said : ended[status].help;
}

const nothingYet: View = {
  status: "opening",
  image: "",
  link: "",
  secondsLeft: 0,
  renewed: false,
  said: "",
};

export default function LegalLoginDialog() {
  const login = useLegalLogin();
  const send = useSend();
  return (
    <LegalLoginDialogView
      {...(login ? legalLoginView(login.snapshot) : nothingYet)}
      onRetry={() => login?.send({ type: "RETRY" })}
      onClose={() => send({ type: "LEGAL_CLOSE" })}
    />
  );
}
