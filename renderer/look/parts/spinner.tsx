// A veil over the whole page while something is loading; the page under it can still be used.
import { part } from "../part.tsx";
import { lookTexts } from "../texts.ts";
import styles from "./spinner.styles.ts";
import { Waiting } from "./waiting.tsx";

const Veil = part("div", styles.veil);
const Box = part("div", styles.box);
const Ring = part("span", styles.ring);

/**
 * It takes no focus, and dialogs lie above it. Its words are announced once, whatever else on the page is waiting.
 * `now`: the caller has already waited. `closing`: what it waited for is there and not to be covered; it only stays for a next request.
 */
export function Spinner({
  open,
  now = false,
  closing = false,
  children = lookTexts.loading,
}: {
  open: boolean;
  now?: boolean;
  closing?: boolean;
  children?: string;
}) {
  return (
    <>
      <Waiting on={open && !closing} />
      {open && (
        <Veil aria-hidden="true" data-closing={closing ? "" : undefined} data-now={now ? "" : undefined}>
          <Box>
            <Ring />
            {children}
          </Box>
        </Veil>
      )}
    </>
  );
}
