// A page that is printed as the receipt of an application, by whatever way its printing begins.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ApplicationDetail } from "../../../engine/index.ts";
import { usePortal } from "../../portal.ts";

type Receipt = typeof import("./receipt.tsx").Receipt;

/** Without `detail` the page itself is printed. `full`: with everything that was declared. */
export function Printable({
  detail,
  full = false,
  children,
}: {
  detail: ApplicationDetail | undefined;
  full?: boolean;
  children: ReactNode;
}) {
  const [Shown, setShown] = useState<{ Receipt: Receipt }>();
  const printing = usePrinting();
  const from = usePortal((portal) => portal.settings);
  // There before anybody prints, since printing waits for nothing.
  useEffect(() => {
    import("./receipt.tsx").then(setShown, () => undefined);
  }, []);
  const receipt = printing && Shown && detail && from && (
    <Shown.Receipt detail={detail} full={full} from={from} />
  );
  return (
    <>
      {receipt && (
        <chakra.div display="none" _print={{ display: "block" }}>
          {receipt}
        </chakra.div>
      )}
      <chakra.div {...(receipt && { _print: { display: "none" } })}>{children}</chakra.div>
    </>
  );
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}
