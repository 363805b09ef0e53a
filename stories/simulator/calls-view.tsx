// Lists the recorded calls, newest first: the request, folded, and its answer.
import { chakra } from "@chakra-ui/react";
import { Tag, type Tone } from "../../renderer/look/parts/tag.tsx";
import { simulatorTexts } from "./texts.ts";
import type { CallSeen } from "./world/world.ts";

const words = simulatorTexts.inspector;

const List = chakra("ol", { base: { display: "grid" } });
const Item = chakra("li", {
  base: {
    display: "grid",
    gap: "1",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    minW: "0",
  },
});
const Head = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Path = chakra("p", { base: { textStyle: "small", color: "fg.muted", overflowWrap: "anywhere" } });
const Body = chakra("details", {
  base: {
    textStyle: "small",
    "& > summary": { display: "list-item", cursor: "pointer", py: "1", minH: { base: "tap", lg: "auto" } },
  },
});
export const Json = chakra("pre", {
  base: {
    p: "3",
    bg: "bg.muted",
    borderRadius: "md",
    fontSize: "sm",
    lineHeight: "1.5",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export function CallsView({ calls }: { calls: readonly CallSeen[] }) {
  if (calls.length === 0) return <p>{words.noCalls}</p>;
  return (
    <List>
      {calls.map((call) => (
        <Item key={call.id}>
          <Head>
            <Tag tone={toneOf(call)}>{statusOf(call)}</Tag>
            <strong>{call.name ?? call.path}</strong>
            <span>{call.at}</span>
          </Head>
          <Path>
            {call.method} {call.path}
          </Path>
          {call.told !== "" && <p>{call.told}</p>}
          <Body>
            <summary>{words.askedBody}</summary>
            <Json>{JSON.stringify(call.asked, null, 2)}</Json>
          </Body>
        </Item>
      ))}
    </List>
  );
}

const statusOf = ({ status }: CallSeen): string =>
  status === null ? words.underWay : status === 0 ? words.noAnswer : String(status);

const toneOf = ({ status }: CallSeen): Tone =>
  status === null ? "info" : status === 200 ? "success" : "danger";
