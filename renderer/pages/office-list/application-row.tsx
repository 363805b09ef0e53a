// In: one application or draft. Out: its row: what it is, how it stands and why, and the next thing to do.
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { ApplicationSummary } from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useSend } from "../../portal.ts";
import { mineWords } from "../../words/mine-page.ts";
import { groupsOfFour, toMinute } from "../../words/written.ts";
import { places } from "../places.ts";
import { StatusTag } from "../status-tag.tsx";
import { ThingTile } from "../thing-tile.tsx";

const words = mineWords;

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "auto minmax(0,1fr)", lg: "auto minmax(0,1fr) 210px 168px" },
    alignItems: { base: "start", lg: "center" },
    columnGap: { base: "3", md: "5" },
    rowGap: "2",
    px: "card",
    py: "5",
    "& + &": { borderTopWidth: "1px", borderColor: "border.subtle" },
    "& > :nth-of-type(n + 2)": { gridColumn: { base: "2", lg: "auto" } },
  },
});
const Name = chakra("h2", { base: { fontSize: "md", lineHeight: "snug" } });
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });
const Unbroken = chakra("span", { base: { display: "inline-block" } });
const Dot = chakra("span", { base: { mx: "1.5" } });
const Next = chakra("div", { base: { display: "grid" } });

export function ApplicationRow({ application }: { application: ApplicationSummary }) {
  const { oneThingName, status, statusNote, hue, icon } = application;
  return (
    <Row>
      <ThingTile hue={hue} icon={icon} />
      <div>
        <Name>{oneThingName}</Name>
        <Small>
          {factsOf(application).map((fact, place) => (
            <span key={fact}>
              {place > 0 && <Dot>·</Dot>}
              <Unbroken>{fact}</Unbroken>
            </span>
          ))}
        </Small>
      </div>
      <div>
        <StatusTag status={status} />
        <Small>{statusNote}</Small>
      </div>
      <Next>
        <NextStep application={application} />
      </Next>
    </Row>
  );
}

function factsOf({ kind, number, time, townshipName }: ApplicationSummary): string[] {
  const when = kind === "draft" ? words.savedAt(toMinute(time)) : toMinute(time);
  return [number ? words.number(groupsOfFour(number)) : "", townshipName ?? "", when].filter(Boolean);
}

function NextStep({ application }: { application: ApplicationSummary }) {
  const { id, kind, code, status, oneThingName } = application;
  const send = useSend();
  const label = (
    <>
      {words.actions[status]}
      <VisuallyHidden>{words.of(oneThingName)}</VisuallyHidden>
    </>
  );
  if (kind === "draft") {
    return <Button onClick={() => send({ type: "RESUME", draftId: id, code })}>{label}</Button>;
  }
  return (
    <Button variant="quiet" asChild>
      <Link to={places.detail(id)}>{label}</Link>
    </Button>
  );
}
