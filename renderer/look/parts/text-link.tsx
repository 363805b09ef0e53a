// An underlined brand link through the router.
import { chakra } from "@chakra-ui/react";
import { Link } from "../../router.tsx";

export const TextLink = chakra(Link, {
  base: { color: "brand.fg", textUnderlineOffset: "4px", _hover: { color: "brand.active" } },
});
