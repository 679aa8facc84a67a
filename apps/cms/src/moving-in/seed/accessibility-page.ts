/** A draft of the accessibility statement: only its owner knows what is true, so it is not public. */
import type { Payload } from "payload";
import { languagesOf } from "#records/languages.ts";
import { richText } from "#records/mapping/import-context.ts";
import { accessibilityStatement } from "#records/placeholders/accessibility-statement.ts";

/** In the site's first language; nothing if a page has the address. */
export async function putAccessibilityPage(payload: Payload): Promise<void> {
  const { first } = await languagesOf(payload);
  const { slug, title, text } = accessibilityStatement(first);
  const { totalDocs } = await payload.count({
    collection: "landing-pages",
    where: { slug: { equals: slug } },
    trash: true,
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  await payload.create({
    collection: "landing-pages",
    draft: true,
    data: {
      title,
      slug,
      legal: true,
      blocks: [{ blockType: "text", title, text: richText(text) }],
      _status: "draft",
    },
    context: { quiet: true },
    overrideAccess: true,
  });
}
