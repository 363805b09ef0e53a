// The portal's mark: cloud and water, with the cinnabar seal dot.

export function LogoMark({ size = 46 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="#1B5A9C" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M13 22.5a6 6 0 0 1 6-6 8 8 0 0 1 15 1.5 4.8 4.8 0 0 1 .5 9.5" />
        <path d="M9 30c3.2-2.6 6.8-2.6 10 0s6.8 2.6 10 0 6.8-2.6 10 0" />
        <path d="M13 36.5c2.7-2 5.3-2 8 0s5.3 2 8 0 5.3-2 6 0" opacity=".75" />
      </g>
      <rect x="35" y="3" width="10" height="10" rx="2.5" fill="#A83A2C" />
      <path
        d="M37.5 8l1.8 1.9 3.4-3.6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
