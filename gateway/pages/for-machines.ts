// What machines that search are told: which pages there are, and which are not for them.

/** Pages of one person, and calls. */
const closed = ["/api/", "/my/", "/office/", "/step", "/progressStep", "/sign", "/signature/"];

/** A trial shows made-up content, which nobody is to find. */
export const robots = (origin: string, production: boolean): string =>
  production
    ? [
        "User-agent: *",
        ...closed.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${origin}/sitemap.xml`,
        "",
      ].join("\n")
    : "User-agent: *\nDisallow: /\n";

export function sitemap(origin: string, addresses: readonly string[]): string {
  const urls = addresses.map(
    (address) => `  <url><loc>${origin}${address.replaceAll("&", "&amp;")}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
