import type { CollectionSlug } from "payload";
import { expect, test, vi } from "vitest";
import { isMadeFrom, slugOf } from "#records/fields/free-slug.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

type Doc = { id: number; slug?: string | null; title?: string | null; _status?: string };
const create = async (collection: CollectionSlug, data: object = {}) =>
  (await cms.payload.create({
    collection,
    data: data as never,
    draft: true,
    user: users.editor,
  })) as unknown as Doc;
const latest = async (collection: CollectionSlug, id: number) =>
  (await cms.payload.findByID({ collection, id, draft: true })) as unknown as Doc;
/** Autosaves like the form: the whole record with the change. */
async function type(
  collection: CollectionSlug,
  id: number,
  change: object,
): Promise<string | null | undefined> {
  const data = { ...(await latest(collection, id)), ...change };
  return (
    (await cms.payload.update({
      collection,
      id,
      data: data as never,
      draft: true,
      autosave: true,
      user: users.editor,
    })) as unknown as Doc
  ).slug;
}

test.each([
  ["Über Größe & Co.: 10 % mehr!", "uber-grosse-and-co-10-percent-mehr"],
  [
    "A <strong>dedicated</strong> team<br>of yours &amp; ours",
    "a-dedicated-team-of-yours-and-ours",
  ],
  ["Привет, мир", "privet-mir"],
  ["  --C++ / .NET--  ", "c-net"],
  ["日本", ""],
  [`${"word ".repeat(20)}`, "word-word-word-word-word-word-word-word-word-word-word-word"],
  ["x".repeat(80), "x".repeat(60)],
])("the address of %j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isMadeFrom(slug, title)).toBe(slug !== "");
});

test("the address follows the title while it is typed, until an editor changes the address", async () => {
  const { id } = await create("blog-posts");
  expect(await type("blog-posts", id, { title: "M" })).toBe("m");
  expect(await type("blog-posts", id, { title: "My first post" })).toBe("my-first-post");
  expect(await type("blog-posts", id, { slug: "mine" })).toBe("mine");
  expect(await type("blog-posts", id, { title: "Another title" })).toBe("mine");
  expect(await type("blog-posts", id, { slug: "" })).toBe("");
  expect(await type("blog-posts", id, { title: "Third" })).toBe("third");
});

test("[SEC-12] a title in a call that is not text gives no address and no server error", async () => {
  for (const title of [5e-324, true, ["a"]]) {
    const { id, slug } = await create("landing-pages", { title });
    expect(slug ?? "").toBe("");
    expect(await type("landing-pages", id, { title: "Words" })).toMatch(/^words/);
  }
});

test("an address that another draft or a sibling uses gets a number", async () => {
  const [first, second] = [await create("blog-posts"), await create("blog-posts")];
  expect([
    await type("blog-posts", first.id, { title: "Same" }),
    await type("blog-posts", second.id, { title: "Same" }),
  ]).toEqual(["same", "same-2"]);
  await cms.payload.create({
    collection: "services",
    data: { slug: "team", title: "Team", order: 1, _status: "published" },
  });
  const study = await create("case-studies");
  expect(await type("case-studies", study.id, { title: "Team" })).toBe("team-2");
});

test("a record that is or was public stays at its address under a new title", async () => {
  const { id } = (await cms.payload.create({
    collection: "services",
    data: { title: "Known", order: 1, _status: "published" } as never,
  })) as unknown as Doc;
  expect(await latest("services", id)).toMatchObject({ slug: "known" });
  expect(await type("services", id, { title: "Renamed" })).toBe("known");
  await cms.payload.update({ collection: "services", id, data: { _status: "draft" } as never });
  expect(await type("services", id, { title: "Renamed again" })).toBe("known");
});
