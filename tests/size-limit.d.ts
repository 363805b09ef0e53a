// Types for size-limit's file plugin, which brings none: the little that `size.ts` uses.
declare module "@size-limit/file" {
  const plugins: unknown[];
  export default plugins;
}
declare module "size-limit" {
  /** Returns the size in bytes of each check. */
  export default function sizeLimit(
    plugins: unknown[],
    config: { checks: { name: string; gzip?: boolean; files: string[] }[] },
  ): Promise<{ size?: number }[]>;
}
