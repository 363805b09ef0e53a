// Shows loaded data, a skeleton while loading, or the failure with a way to try again.
import type { ReactNode } from "react";
import type { GatewayFailure } from "../../engine/portal/index.ts";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Card } from "../look/parts/card.tsx";
import { EmptyState } from "../look/parts/empty-state.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { StrongLine } from "../look/parts/text.tsx";
import { pageTexts } from "../texts/pages.ts";
import styles from "./load-view.styles.ts";

const Nothing = part(Card, styles.nothing);

export interface LoadShown<Data> {
  data: Data | undefined;
  failure: Pick<GatewayFailure, "message"> | null;
  status: "idle" | "loading" | "loaded" | "failed";
  refresh: () => void;
}

/** Existing data stays visible during a refresh. */
export function LoadView<Data>({
  load,
  skeleton = <SkeletonRows rows={3} />,
  children,
}: {
  load: LoadShown<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (load.data !== undefined) return children(load.data);
  if (load.status === "failed") return <LoadFailed failure={load.failure} onRetry={load.refresh} />;
  return skeleton;
}

export function LoadFailed({
  failure,
  onRetry,
}: {
  failure: Pick<GatewayFailure, "message"> | null;
  onRetry: () => void;
}) {
  return (
    <Nothing role="alert">
      <EmptyState
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Icon name="refresh" size={20} />
            {pageTexts.failed.retry}
          </Button>
        }
      >
        <StrongLine>{pageTexts.failed.title}</StrongLine>
        {failure?.message}
      </EmptyState>
    </Nothing>
  );
}
