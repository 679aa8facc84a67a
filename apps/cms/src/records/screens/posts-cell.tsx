import type { DefaultServerCellComponentProps } from "payload";
import { readTogether } from "#admin-ui/lists/batched.ts";
import { adminWords } from "#admin-ui/words/words.ts";

const postsOf = readTogether<number, number>(async (payload, _, authors) => {
  const { docs } = await payload.db.find<{ id: number; author?: number | { id: number } }>({
    collection: "blog-posts",
    where: { author: { in: authors } },
    select: { author: true },
    pagination: false,
    limit: 0,
  });
  const found = new Map<number, number>();
  for (const { author } of docs) {
    const id = typeof author === "object" ? author.id : Number(author);
    found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
});

/** An author's posts, with drafts, as a link to them. */
export async function PostsCell({ payload, rowData, i18n }: DefaultServerCellComponentProps) {
  const t = adminWords(i18n);
  const id = Number(rowData.id);
  const found = (await postsOf(payload, "", id)) ?? 0;
  if (found === 0) return <span>{t("none")}</span>;
  return (
    <a href={`/admin/collections/blog-posts?where[and][0][author][equals]=${id}`}>
      {t.count(found, "{n} post", "{n} posts")}
    </a>
  );
}
