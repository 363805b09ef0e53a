// On paper a page becomes the receipt of an application, by whatever way its printing begins.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { part } from "../../look/part.tsx";
import { useLoad, usePortal } from "../../portal.ts";
import styles from "./printed-receipt.styles.ts";
import { Receipt } from "./receipt.tsx";

/** Nothing on the screen, and on paper instead of what follows it. */
const OnPaper = part("div", styles.onPaper);

/** Until the application is loaded, the page itself is printed. `full`: with everything that was declared. */
export default function PrintedReceipt({ id, full = false }: { id: string; full?: boolean }) {
  const { data } = useLoad("projectInfo", { id });
  const from = usePortal((portal) => portal.deployment);
  if (!usePrinting() || !data || !from) return null;
  return (
    <OnPaper>
      <Receipt detail={data} full={full} from={from} />
    </OnPaper>
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
