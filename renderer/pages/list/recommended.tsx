// What the gateway recommends for a search, or that there is nothing, or a way to ask again.
import { type CleverFind, terminal } from "../../../engine/portal/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Card } from "../../look/parts/card.tsx";
import { EmptyState } from "../../look/parts/empty-state.tsx";
import { Tiles } from "../../look/parts/layout.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { StrongLine } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useLoad } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { listTexts, searchingTexts as texts } from "../../texts/list.ts";
import { places } from "../parts/places.ts";
import { phraseOf } from "../search/phrase-of.ts";
import styles from "./recommended.styles.ts";
import { Heading, Small } from "./subjects.tsx";
import { ThingCard } from "./thing-card.tsx";

export interface RecommendedViewProps {
  status: "idle" | "loading" | "loaded" | "failed";
  finds: readonly CleverFind[] | undefined;
  /** What was searched for. */
  query: string;
  /** The lists have no match, so what is found here is the result. */
  instead: boolean;
  onRetry: () => void;
}

/** `known`: ids of one-things that are already shown above. */
export default function Recommended({ query, known }: { query: string; known: readonly string[] }) {
  const load = useLoad("cleverFilter", { phrase: phraseOf(query), terminal });
  const finds = load.data?.filter(({ thing }) => !known.includes(thing.oneThingId));
  return (
    <RecommendedView
      query={query}
      finds={finds}
      status={load.status}
      instead={known.length === 0}
      onRetry={load.refresh}
    />
  );
}

export function RecommendedView({ query, status, finds, instead, onRetry }: RecommendedViewProps) {
  // When the lists have matches, an empty recommendation is no news and gets no room.
  const quiet = !instead && (finds ? finds.length === 0 : status !== "failed");
  return (
    <>
      <VisuallyHidden role="status">
        {quiet ? "" : said(status, finds, instead ? query : undefined)}
      </VisuallyHidden>
      {!quiet && (
        <section className={styles.root}>
          {finds?.length !== 0 && (
            <Heading>
              {instead ? listTexts.searchHeading : texts.besides}
              {finds && <Small>{texts.pieces(finds.length)}</Small>}
            </Heading>
          )}
          {finds ? (
            <Found finds={finds} />
          ) : status === "failed" ? (
            <Failed onRetry={onRetry} />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </section>
      )}
    </>
  );
}

function Found({ finds }: { finds: readonly CleverFind[] }) {
  if (finds.length === 0) {
    return (
      <Card>
        <EmptyState
          action={
            <Button variant="secondary" asChild>
              <Link to={places.nav.personal}>{texts.all}</Link>
            </Button>
          }
        >
          <StrongLine>{texts.nothing}</StrongLine>
          {texts.noneHelp}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Tiles as="ul">
      {finds.map(({ thing, because }) => (
        <li key={thing.oneThingId}>
          <ThingCard
            thing={thing}
            because={because === thing.oneThingName ? undefined : texts.because(because)}
          />
        </li>
      ))}
    </Tiles>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Icon name="refresh" size={20} />
            {texts.retry}
          </Button>
        }
      >
        <StrongLine>{texts.failed}</StrongLine>
      </EmptyState>
    </Card>
  );
}

/** `query`: what was searched for, when this is the only result. */
function said(
  status: RecommendedViewProps["status"],
  finds: readonly CleverFind[] | undefined,
  query: string | undefined,
): string {
  if (finds?.length === 0) return texts.nothing;
  if (finds) return query === undefined ? texts.found(finds.length) : listTexts.found(query, finds.length);
  return status === "failed" ? texts.failed : "";
}
