// The mark and name of the platform, linked to the home page.
import { chakra } from "@chakra-ui/react";
import { elder } from "../look/conditions.ts";
import logoMark from "../look/pictures/logo-mark.svg";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";

const Anchor = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "2", md: "3" },
    // Where the text is larger, what stands beside it goes to a line of its own.
    flex: { base: "1 1 6.5rem", lg: "none" },
    minH: "tap",
    minW: "0",
    color: "fg",
    textDecoration: "none",
    "& img": { flex: "none", w: { base: "36px", md: "46px" }, h: { base: "36px", md: "46px" } },
  },
});
const Name = chakra("b", {
  base: {
    display: "block",
    maxW: { base: "11.2em", md: "none" },
    fontSize: { base: "0.9375rem", md: "xl" },
    lineHeight: "tight",
    // A phone has room for the name up to its closing quote; balanced lines would split the quoted words.
    textWrap: { base: "wrap", md: "balance" },
    [elder]: { fontSize: { base: "sm", md: "md" }, textWrap: "balance" },
  },
});

export function LogoLink({ cityName, home }: { cityName: string; home: string }) {
  return (
    <Anchor to={home}>
      <img src={logoMark} alt="" />
      <span>
        <Name>{frameTexts.platform(cityName)}</Name>
        <chakra.span display={{ base: "none", md: "block" }} fontSize="sm" lineHeight="1.4" color="fg.subtle">
          {frameTexts.owner(cityName)}
        </chakra.span>
      </span>
    </Anchor>
  );
}
