import { isTakenPath } from "@meridian/contract/landing-path";
import { isUnder, prefixFor } from "@meridian/contract/language-prefix";
import type { PayloadRequest, TextFieldSingleValidation } from "payload";
import { isSlug } from "#records/fields/slug-rule.ts";
import { slugField } from "#records/fields/slug.ts";
import { redirectFrom } from "#records/redirect-from.ts";
import { languagesOf } from "#records/languages.ts";

/** Maximum parts of an address. */
const DEEPEST = 4;

/** Free: neither a page of the site or of a further language, nor the start of a redirect. */
export const checkLandingSlug: TextFieldSingleValidation = async (value, { id, req }) => {
  const parts = (value ?? "").split("/");
  if (!parts.every(isSlug))
    return "Use lower-case letters, digits and single hyphens, and a slash between parts.";
  if (parts.length > DEEPEST) return `At most ${DEEPEST} parts.`;
  const path = `/${value}`;
  if (isTakenPath(path)) return `The site already uses ${path} or an address below it.`;
  const { others } = await languagesOf(req.payload, req);
  const language = others.map(prefixFor).find((prefix) => isUnder(path, prefix));
  if (language)
    return `${language} and addresses below it are those of a further language of the site.`;
  const redirect = await redirectFrom(req, path);
  // The page had this address before, and can move back.
  return !redirect || (await isOwn(req, redirect.to, id))
    ? true
    : `A redirect from here to ${redirect.to} exists: remove it first, or choose another address.`;
};

async function isOwn(
  req: PayloadRequest,
  to: string,
  id: number | string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const { totalDocs } = await req.payload.count({
    collection: "landing-pages",
    where: { id: { equals: id }, slug: { equals: to.slice(1) } },
    req,
  });
  return totalDocs > 0;
}

export const landingSlug = slugField({
  path: "/",
  check: checkLandingSlug,
  description: "lower-case letters, digits and hyphens, and slashes between parts",
});
