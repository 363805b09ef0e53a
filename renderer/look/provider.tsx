// Provides the look's Chakra system to the page (light only).
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { globalCss } from "./global-css.ts";
import { sheet, withTokens } from "./sheet.tsx";
import { system, wholeSystem } from "./system.ts";

/** Reset, tokens and the rules of every page. */
const Base = sheet("base", () => [...wholeSystem()._global, { "@layer base": withTokens(globalCss()) }]);

export function LookProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Base />
      {children}
    </ChakraProvider>
  );
}
