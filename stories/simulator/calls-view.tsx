// Lists the recorded calls, newest first: the request, folded, and its answer.
import { part } from "../../renderer/look/part.tsx";
import { Tag, type Tone } from "../../renderer/look/parts/tag.tsx";
import styles from "./calls-view.styles.ts";
import { simulatorTexts } from "./texts.ts";
import type { CallSeen } from "./world/world.ts";

const words = simulatorTexts.inspector;

const List = part("ol", styles.list);
const Item = part("li", styles.item);
const Head = part("div", styles.head);
const Path = part("p", styles.path);
const Body = part("details", styles.body);
export const Json = part("pre", styles.json);

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
