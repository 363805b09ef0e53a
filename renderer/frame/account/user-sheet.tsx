// The sheet under the header's button: the two logins, or who is logged in and the way out.
import { chakra } from "@chakra-ui/react";
import { Icon, type IconName } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { SubLine } from "../../look/parts/text.tsx";
import { sheetTexts as texts } from "../../texts/frame.ts";

const Line = chakra(Button, { base: { justifyContent: "flex-start", textAlign: "start" } });

/** `name` is already masked; the frame never sees the full one. */
export interface FrameUser {
  name: string;
  realName: boolean;
  /** Name of the company, for a legal person. */
  company?: string | undefined;
}

export interface UserAreaProps {
  user?: FrameUser | undefined;
  onLogin: () => void;
  onLegalLogin: () => void;
  onLogout: () => void;
}

const Sheet = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + 4px)",
    insetInlineEnd: "0",
    zIndex: "header",
    display: "grid",
    w: "max-content",
    minW: "176px",
    maxW: "calc(100vw - 32px)",
    p: "2",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    boxShadow: "lg",
    animation: "rise 120ms cubic-bezier(.2,0,0,1)",
  },
});

/** `onDone`: something was chosen, so the sheet should close. */
export default function UserSheet({
  user,
  onLogin,
  onLegalLogin,
  onLogout,
  onDone,
}: UserAreaProps & { onDone: () => void }) {
  const way = (icon: IconName, name: string, go: () => void, help?: string) => (
    <Line
      variant="text"
      onClick={() => {
        onDone();
        go();
      }}
    >
      <Icon name={icon} size={20} />
      <span>
        {name}
        {help && (
          <SubLine as="small" fontWeight="normal">
            {help}
          </SubLine>
        )}
      </span>
    </Line>
  );
  if (!user) {
    return (
      <Sheet>
        {way("user", texts.personalLogin, onLogin, texts.personalLoginBy)}
        {way("building", texts.legalLogin, onLegalLogin, texts.legalLoginBy)}
      </Sheet>
    );
  }
  const { name, realName, company } = user;
  return (
    <Sheet>
      <chakra.p p="2" mb="1" borderBottomWidth="1px" borderColor="border.subtle">
        {company ?? name}
        {(company || realName) && (
          <SubLine as="small" fontWeight="normal">
            {company ? texts.legalOf(name) : texts.realName}
          </SubLine>
        )}
      </chakra.p>
      {way("logout", texts.logout, onLogout)}
    </Sheet>
  );
}
