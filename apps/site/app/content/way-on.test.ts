import { expect, test } from "vitest";
import { wayOn } from "#app/content/way-on.ts";

const post = (id: number, tags: string[] = []) => ({ id, slug: `post-${id}`, tags });
const all = [post(1, ["a"]), post(2), post(3, ["a", "b"]), post(4, ["b"]), post(5, ["a"])];
const [own] = all;
const ways = (chosen: string[] = []) => ({
  namesOf: ({ id, slug }: { id: number; slug: string }) => [slug, id],
  chosen,
  likeness: ({ tags }: { tags: string[] }) => tags.filter((tag) => tag === "a").length,
});
const ids = (found: { id: number }[]) => found.map(({ id }) => id);

test("[BLOG-11] fills up with the most alike, of equals the newest", () => {
  expect(ids(wayOn(own ?? post(1), all, ways()))).toEqual([3, 5, 2]);
});

test("[BLOG-11] the editor's choice comes first, in its order, by slug or number; an unpublished one is skipped", () => {
  expect(ids(wayOn(post(1, ["a"]), all, ways(["4", "post-404", "post-2"])))).toEqual([4, 2, 3]);
});

test("[BLOG-11] never the record itself, and none twice", () => {
  const chosen = ["post-1", "1", "post-3", "3", "post-3", "post-4", "post-5", "post-2"];
  expect(ids(wayOn(post(1, ["a"]), all, ways(chosen)))).toEqual([3, 4, 5]);
  expect(wayOn(post(1), [post(1)], ways(["1"]))).toEqual([]);
});
