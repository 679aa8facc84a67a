import { decoded } from "#links/record-name.ts";

/** The site's path of a landing page: its `path`, else its permalink on the host, else its slug. */
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
