// Provides the look's Chakra system to the page (light only).
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import "./look.ts";
import { system } from "./system.ts";

export function LookProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
