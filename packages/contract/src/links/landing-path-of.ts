import { decoded } from "#links/record-name.ts";

/** The site's path of a landing page: what the host has as `path`, its permalink there, or its slug. */
export function landingPathOf({
  path,
  link,
  slug,
}: {
  path: string;
  link?: string;
  slug: string;
}): string {
  const written =
    path || (link !== undefined && URL.canParse(link) ? new URL(link).pathname : `/${slug}`);
  return `/${decoded(written).normalize("NFC").toLowerCase().split("/").filter(Boolean).join("/")}`;
}
