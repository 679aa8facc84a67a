import { expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const published = { _status: "published" } as const;

async function newTags(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
}
const german = (kind: string, record: number, document: object) =>
  putTranslation(cms.payload, { kind, record, language: "de" }, document, {});

test.each(["categories", "tags"] as const)(
  "[BLOG-09] [LANG-51] a change of a term of the %s purges the posts that have it, in the term's language",
  async (kind) => {
    await cms.payload.updateGlobal({
      slug: "site-settings",
      data: { otherLanguages: ["de"], ...published },
    });
    const { id } = await cms.payload.create({
      collection: kind,
      data: { slug: kind, title: "Cost", ...published },
    });
    for (const [slug, terms] of [
      [`with-${kind}`, [id]],
      [`without-${kind}`, []],
    ] as const) {
      const post = await cms.payload.create({
        collection: "blog-posts",
        data: { slug, title: slug, description: slug, [kind]: [...terms], ...published },
      });
      await german("blog-posts", post.id, { slug: `mit-${slug}`, title: slug, description: slug });
    }
    await newTags();

    await german(kind, id, { slug: "kosten", title: "Kosten" });
    const first = await newTags();
    expect(first).toEqual(expect.arrayContaining(["blog@de", `blog:mit-with-${kind}@de`]));
    expect(first).not.toContain("blog");

    await cms.payload.update({ collection: kind, id, data: { title: "Price", ...published } });
    const renamed = await newTags();
    expect(renamed).toEqual(
      expect.arrayContaining(["blog", `blog:with-${kind}`, "blog@de", `blog:mit-with-${kind}@de`]),
    );
    for (const tags of [first, renamed])
      expect(tags.filter((tag) => tag.includes("without"))).toEqual([]);
  },
);
