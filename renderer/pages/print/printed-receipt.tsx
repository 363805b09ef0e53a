// On paper a page becomes the receipt of an application, by whatever way its printing begins.
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLoad, usePortal } from "../../portal.ts";
import { Receipt } from "./receipt.tsx";

/** Nothing on the screen, and on paper instead of what follows it. */
const OnPaper = chakra("div", {
  base: { display: "none", _print: { display: "block", "& ~ *": { display: "none" } } },
});

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
