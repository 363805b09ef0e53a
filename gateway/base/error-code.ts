// Reads the code of an error of Node or a driver.

/** Such as `ENOENT` or `57P01`; undefined for an error without one. */
export const errorCode = (problem: unknown): string | undefined =>
  problem instanceof Error && "code" in problem ? String(problem.code) : undefined;
