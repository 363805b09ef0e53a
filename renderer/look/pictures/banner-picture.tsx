// The picture of the home banner: papers of several departments become one sheet.
import { chakra } from "@chakra-ui/react";

const Svg = chakra("svg", { base: { display: "block", w: "full", h: "auto", maxW: "640px" } });

export function BannerPicture() {
  return (
    <Svg
      viewBox="0 0 640 360"
      width="640"
      height="360"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="486" cy="92" r="38" fill="#FBE6CB" />
      <path
        d="M0 264c70-66 120-104 190-52 46-58 112-84 176-16 60-56 130-70 200-10 30 26 52 50 74 78z"
        fill="#DEEAF6"
      />
      <g stroke="#5C92C6" strokeWidth="2">
        <path d="M60 78h44a13 13 0 0 0-2-26 20 20 0 0 0-38-2 15 15 0 0 0-6 28" />
        <path d="M36 90h92" />
        <path d="M540 62h34a11 11 0 0 0-1-22 17 17 0 0 0-32-1 12 12 0 0 0-3 23" />
        <path d="M520 73h76" />
      </g>
      <g stroke="#1B5A9C" strokeWidth="2" fill="#fff">
        <path d="M452 264V168h44v96" />
        <path d="M496 264v-70h36v70" />
        <path d="M548 264v-48c10-2 14-8 14-14 0 6 4 12 14 14v48z" />
        <path d="M556 236h12v28h-12z" />
        <path d="M544 216h36" />
        <path d="M462 182h8M478 182h8M462 200h8M478 200h8M462 218h8M478 218h8M462 236h8M478 236h8M506 210h6M518 210h6M506 228h6M518 228h6M506 246h6M518 246h6" />
        <path d="M46 264v-62h40v62z" />
        <path d="M56 216h6M70 216h6M56 232h6M70 232h6M56 248h6M70 248h6" />
        <path d="M96 264v-44c-5 0-9-2-12-6 22 0 40-6 52-18 12 12 30 18 52 18-3 4-7 6-12 6v44z" />
        <path d="M84 214h104M112 264v-34M136 264v-34M160 264v-34M104 230h64" />
        <path d="M136 196v-12" />
      </g>
      <path d="M136 184l16 5-16 6z" fill="#A83A2C" />
      <path d="M24 264h594" stroke="#1B5A9C" strokeWidth="2" />
      <g stroke="#1B5A9C" strokeWidth="2">
        <path
          d="M0 300c40 0 60-22 104-22s64 22 104 22 64-22 104-22 64 22 104 22 64-22 104-22 70 22 120 22"
          stroke="#5C92C6"
        />
        <path
          d="M20 322c26-10 52-10 78 0s52 10 78 0 52-10 78 0 52 10 78 0 52-10 78 0 52 10 78 0 52-10 78 0 40 8 60 4"
          stroke="#5C92C6"
        />
        <path d="M60 344c26-10 52-10 78 0s52 10 78 0M380 344c26-10 52-10 78 0s52 10 78 0" stroke="#93B9DD" />
      </g>
      <g stroke="#3274B1" strokeWidth="2" strokeDasharray="2 7">
        <path d="M212 122c40 4 58 22 78 42" />
        <path d="M250 62c20 20 40 50 62 78" />
        <path d="M322 76v46" />
      </g>
      <g stroke="#1B5A9C" strokeWidth="2" fill="#fff">
        <g transform="rotate(-12 190 116)">
          <path d="M172 92h28l10 10v42h-38z" />
          <path d="M180 114h20M180 124h20M180 134h12" />
        </g>
        <g transform="rotate(-7 236 48)">
          <path d="M218 22h28l10 10v42h-38z" />
          <path d="M226 44h20M226 54h20M226 64h12" />
        </g>
        <g transform="rotate(6 320 50)">
          <path d="M302 14h28l10 10v42h-38z" />
          <path d="M310 36h20M310 46h20M310 56h12" />
        </g>
      </g>
      <g stroke="#1B5A9C" strokeWidth="2.25" fill="#fff">
        <path d="M286 128h92l30 30v118a8 8 0 0 1-8 8H294a8 8 0 0 1-8-8z" />
        <path d="M378 128v30h30" fill="#DEEAF6" />
        <g strokeWidth="2">
          <path d="M328 178h58M328 204h58M328 230h36" />
        </g>
        <g fill="#EFF5FB" strokeWidth="2">
          <rect x="304" y="171" width="14" height="14" rx="3" />
          <rect x="304" y="197" width="14" height="14" rx="3" />
          <rect x="304" y="223" width="14" height="14" rx="3" />
        </g>
        <path d="M307 178l3 3 5-6M307 204l3 3 5-6M307 230l3 3 5-6" />
      </g>
      <circle cx="398" cy="268" r="26" fill="#1C6B43" />
      <path d="M386 268l9 9 16-17" stroke="#fff" strokeWidth="4" />
    </Svg>
  );
}
