// How long this process has worked: other programs of the machine take none of it, so a limit holds on a busy one too.

/** Starts a measurement; what it returns tells the milliseconds of processor since. */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
