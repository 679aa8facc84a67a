/** Links in public content to missing pages of the site. Other sites are not checked. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import { isOwnAddress } from "@meridian/contract/own-address";
import { hasLink } from "@meridian/contract";
import type { CollectionSlug, FlattenedField, Payload, Where } from "payload";
import { inPortions } from "#server/in-portions.ts";
import { isTagged } from "#records/tags.ts";
import { targetSettings, targetState, type TargetState } from "#records/targets/target-state.ts";
import { targetWords } from "#records/targets/words.ts";

export interface BrokenLink {
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  /** The field with the link, or its tab or group. */
  field: string;
  to: string;
  why: string;
}

type Doc = Record<string, unknown>;
type Found = Pick<BrokenLink, "field" | "to">;

/** These hold an address but no link; `search` is in records with pages. */
const TEXTS = "search";
const NO_LINKS: Record<string, string[]> = {
  "seo-records": ["path", "canonical"],
  redirects: ["from"],
};
const HIDDEN = new Set<TargetState["found"]>(["missing", "unpublished", "trashed", "behindForm"]);

/** Collections in order, then globals. */
export async function findBrokenLinks(payload: Payload, siteUrl: string): Promise<BrokenLink[]> {
  const settings = await targetSettings(payload);
  const states = new Map<string, TargetState>();
  const broken = async (
    about: Pick<BrokenLink, "kind" | "title" | "address">,
    links: Found[],
  ): Promise<BrokenLink[]> => {
    const found: BrokenLink[] = [];
    for (const { field, to } of links) {
      const state = states.get(to) ?? (await targetState(payload, to, settings));
      states.set(to, state);
      // The site shows no links to switched-off pages.
      if (HIDDEN.has(state.found) && !state.off)
        found.push({ ...about, field, to, why: targetWords(state, undefined) });
    }
    return found;
  };
  const all: BrokenLink[] = [];
  for (const { slug, flattenedFields, labels, admin, versions } of payload.config.collections) {
    if (!isTagged(slug) || slug === "media") continue;
    const collection: CollectionSlug = slug;
    const where: Where[] = versions?.drafts ? [{ _status: { equals: "published" } }] : [];
    for await (const doc of inPortions<Doc>(payload, { collection, where }))
      all.push(
        ...(await broken(
          {
            kind: kindName(labels, doc),
            title: String(doc[admin.useAsTitle ?? "slug"] || doc.slug || doc.id),
            address: `/admin/collections/${slug}/${doc.id}`,
          },
          linksIn(doc, flattenedFields, siteUrl, NO_LINKS[slug]),
        )),
      );
  }
  for (const { slug, flattenedFields, label } of payload.config.globals) {
    const doc: object = await payload.findGlobal({ slug, depth: 0 });
    if (isTagged(slug) && Reflect.get(doc, "_status") === "published")
      all.push(
        ...(await broken(
          { kind: PAGE_KIND, title: labelText(label), address: `/admin/globals/${slug}` },
          linksIn(doc, flattenedFields, siteUrl),
        )),
      );
  }
  return all;
}

/** Own links, each once per field. */
function linksIn(
  doc: object,
  fields: readonly FlattenedField[],
  siteUrl: string,
  noLinks: readonly string[] = [],
): Found[] {
  return fields.flatMap(({ name, ...field }): Found[] => {
    if (name === TEXTS || noLinks.includes(name)) return [];
    const addresses = new Set<string>();
    hasLink(Reflect.get(doc, name), (address) => {
      const own = address.trim().startsWith(`${siteUrl}/`)
        ? address.trim().slice(siteUrl.length)
        : address.trim();
      if (isOwnAddress(own)) addresses.add(own);
      return false;
    });
    const label = "label" in field && typeof field.label === "string" ? field.label : name;
    return [...addresses].map((to) => ({ field: label, to }));
  });
}
