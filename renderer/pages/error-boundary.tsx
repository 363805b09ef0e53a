// Replaces the pages by a message when something fails: a chunk too late, a chunk missing, or anything else.
import { Component, type ReactNode } from "react";
import { Container } from "../frame/container.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { Actions } from "../look/parts/layout.tsx";
import { PanelTitle } from "../look/parts/text.tsx";
import { pageTexts } from "../texts/pages.ts";
import { type ChunkFailureKind, chunkFailureOf } from "./chunk-failure.ts";
import styles from "./error-boundary.styles.ts";

const texts = pageTexts.broken;

interface Props {
  /** Changes with the address, since another page may work. */
  place: string;
  /** A chunk that was needed outside of any page failed to load. */
  lost?: ChunkFailureKind | null;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  failed: "other" | ChunkFailureKind | null;
  place: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: chunkFailureOf(error) ?? "other" };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: null, place };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    const failed = this.state.failed ?? this.props.lost ?? null;
    return failed === null ? this.props.children : <Broken kind={failed} />;
  }
}

/** Links without the router, because after a new release everything has to be loaded again. */
function Broken({ kind }: { kind: NonNullable<State["failed"]> }) {
  return (
    <Container as="main" id="main" tabIndex={-1} className={styles.root}>
      <Card role="alert">
        <EmptyState
          action={
            <Actions className={styles.actions}>
              <Button variant="quiet" asChild>
                <a href="/">{texts.home}</a>
              </Button>
              <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
            </Actions>
          }
        >
          <PanelTitle as="h1" className={styles.title}>
            {texts[kind].heading}
          </PanelTitle>
          <p>{texts[kind].words}</p>
        </EmptyState>
      </Card>
    </Container>
  );
}
