// What a style sheet of the look is written in: selectors with styles in Chakra's language, which the build compiles.
import type { SystemStyleObject } from "@chakra-ui/react";

export type Rules = Record<string, SystemStyleObject>;
