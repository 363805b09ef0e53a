// In: a one-thing and its guide. Out: the head of the guide in the theme's colours: name, facts, picture.
import { chakra } from "@chakra-ui/react";
import type { Definition, GuideInfo } from "../../../engine/index.ts";
import { Breadcrumbs } from "../../frame/breadcrumbs.tsx";
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { isMotif } from "../../look/motifs.tsx";
import { GuidePicture } from "../../look/pictures/guide-picture.tsx";
import { pageWords } from "../../words/pages.ts";
import { useTakeFocus } from "../page-entry.ts";
import { places } from "../places.ts";
import { thingName, thingWords } from "../thing-name.ts";

const words = pageWords.guide;

const Root = chakra("div", {
  base: { overflow: "hidden", bg: "theme.subtle", borderBottomWidth: "1px", borderColor: "theme.border" },
});
const Row = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "minmax(0,1fr) 280px", lg: "minmax(0,1fr) 440px" },
    alignItems: "end",
    gap: { base: "0", md: "8" },
    pt: { base: "2", md: "4" },
    "& h1": { fontSize: "4xl", color: "theme.fg" },
    "[data-mode=elder] &": { pt: "8" },
  },
});
const Lead = chakra("p", {
  base: { maxW: "34em", mt: "3", mb: "5", fontSize: { base: "md", md: "lg" } },
});
const Facts = chakra("dl", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "7", md: "8" },
    rowGap: "3",
    pb: { base: "4", md: "16" },
  },
});
const Fact = chakra("div", {
  base: { "& dt": { fontSize: "sm", color: "theme.fg" }, "& dd": { fontWeight: "bold" } },
});
const Picture = chakra("div", {
  base: {
    w: { base: "300px", md: "auto" },
    maxW: "full",
    mx: { base: "auto", md: "0" },
    mb: { base: "5", md: "9" },
  },
});

export function Hero({ definition, info }: { definition: Definition; info: GuideInfo | undefined }) {
  const { oneThing, kind } = definition;
  const { name, aside } = thingName(oneThing.name);
  const prepare = [oneThing.faceVerification && words.face, oneThing.sign && words.signature].filter(Boolean);
  return (
    <Root>
      <Row>
        <div>
          <Breadcrumbs
            trail={[
              { words: pageWords.crumbs.home, to: places.nav.home },
              { words: pageWords.crumbs[kind], to: places.nav[kind] },
              { words: oneThing.subject },
            ]}
          />
          <PageTitle takeFocus={useTakeFocus()}>{name}</PageTitle>
          <Lead>{thingWords(aside, oneThing.summary)}</Lead>
          <Facts>
            {oneThing.audience && (
              <Fact>
                <dt>{words.audience}</dt>
                <dd>{oneThing.audience}</dd>
              </Fact>
            )}
            <Fact>
              <dt>{words.departments}</dt>
              <dd>{departmentsOf(definition, info)}</dd>
            </Fact>
            <Fact>
              <dt>{words.prepare}</dt>
              <dd>{prepare.length > 0 ? prepare.join("、") : words.account}</dd>
            </Fact>
          </Facts>
        </div>
        {isMotif(oneThing.guide.theme.picture) && (
          <Picture>
            <GuidePicture name={oneThing.guide.theme.picture} />
          </Picture>
        )}
      </Row>
    </Root>
  );
}

function departmentsOf({ oneThing, departments }: Definition, info: GuideInfo | undefined): string {
  const named = new Set(info?.matters.map(({ departmentName }) => departmentName));
  const count = named.size || Object.keys(departments).length;
  return words.departmentsOf(count, Object.keys(oneThing.matters).length);
}
