// The small picture of an empty list: one sheet, a cloud, the water line.

export function EmptyPicture() {
  return (
    <svg
      width="160"
      height="112"
      viewBox="0 0 160 112"
      fill="none"
      stroke="#5C92C6"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M52 20h44l16 16v56H52z" fill="#EFF5FB" />
      <path d="M96 20v16h16M64 50h36M64 62h36M64 74h20" />
      <path d="M16 100c10-7 20-7 30 0s20 7 30 0 20-7 30 0 20 7 38 0" />
      <path d="M124 30h22a7 7 0 0 0-1-13 11 11 0 0 0-21 0 7 7 0 0 0 0 13z" />
    </svg>
  );
}
