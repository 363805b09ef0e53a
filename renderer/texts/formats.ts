// Formats numbers and times of the gateway for people to read.

/** 20 digits in groups of four. */
export function groupsOfFour(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}

/** `2026-11-20 14:46:09` → `2026-11-20 14:46` */
export function toMinute(time: string): string {
  return time.slice(0, 16);
}

/** `2026-11-20 14:46:09` → `14:46` */
export function clockTime(time: string): string {
  return time.slice(11, 16);
}

export function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} 分 ${seconds % 60} 秒` : `${seconds} 秒`;
}
