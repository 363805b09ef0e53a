// The stage of every guide picture: cloud, halo, ground and water in the theme's one hue.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Svg = chakra("svg", { base: { display: "block", w: "full", h: "auto", maxW: "440px" } });

/** A 440 × 300 stage; the ground lies at 272, the centre of the halo at 250, 150. Always decorative. */
export function Scene({ children }: { children?: ReactNode }) {
  return (
    <Svg
      viewBox="0 0 440 300"
      width="440"
      height="300"
      fill="none"
      stroke="var(--theme-solid)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="250" cy="150" r="132" fill="#fff" stroke="none" opacity=".75" />
      <g stroke="var(--theme-line)">
        <path d="M30 84h48a14 14 0 0 0-2-28 21 21 0 0 0-40-2 16 16 0 0 0-6 30M12 97h84" />
        <path d="M18 286c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 60 0 40 8 60 0 40-8 60 0" />
      </g>
      <path d="M0 272h440" />
      {children}
    </Svg>
  );
}

/** The one sheet with its ticks, and the green tick where the story ends. */
export function DoneSheet() {
  return (
    <>
      <path
        d="M324 120h60l22 22v98a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6V126a6 6 0 0 1 6-6zM384 120v22h22"
        fill="#fff"
      />
      <path d="M350 162h38M350 186h38M350 210h24M332 162l4 4 6-7M332 186l4 4 6-7M332 210l4 4 6-7" />
      <circle cx="402" cy="244" r="19" fill="#1C6B43" stroke="none" />
      <path d="M393 244l7 7 11-13" stroke="#fff" strokeWidth="3.5" />
    </>
  );
}
