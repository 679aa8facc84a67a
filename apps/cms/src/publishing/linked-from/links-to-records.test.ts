/** Links that reference a record, not its address. */
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { linkingTo } from "#publishing/linked-from/find-links.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms();
let service = 0;

beforeAll(async () => {
  const { id } = await cms.payload.create({
    collection: "services",
    data: { slug: "team", title: "Team", order: 1, _status: "published" },
  });
  service = id;
  const body = fromHtml('<p>See <a href="/x">our team</a>.</p>');
  const [paragraph] = body.root.children as unknown as { children: { fields?: object }[] }[];
  const link = paragraph?.children.find(({ fields }) => fields);
  if (!link) throw new Error("there is no link in the text");
  link.fields = {
    linkType: "internal",
    doc: { relationTo: "services", value: service },
    newTab: false,
  };
  await cms.payload.create({
    collection: "blog-posts",
    data: {
      slug: "linking",
      title: "Linking",
      description: "x",
      sections: [{ body: body as never }],
      _status: "published",
    },
  });
});

const text = async (): Promise<unknown> => {
  const reply = await answerGet(
    new URL("http://cms.test/api/wp/v2/single-blog/?slug=linking"),
    cms.payload,
  );
  return ((await reply.json()) as { content: { text_editor: string }[] }[])[0]?.content[0]
    ?.text_editor;
};
const change = (data: object) =>
  cms.payload.update({ collection: "services", id: service, data: { ...data } });
const sentTags = async (): Promise<string[]> => {
  const pending = pendingIn(cms.payload);
  const changes = await pending.read();
  await pending.markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
};

test("the link leads to the record, and the record lists it", async () => {
  expect(await text()).toBe('<p>See <a href="/services/team">our team</a>.</p>');
  expect(
    (await linkingTo(cms.payload, "services", service, "https://www.example.com")).map(
      ({ title }) => title,
    ),
  ).toEqual(["Linking"]);
});

test("the link follows the record's address, and the site is notified of the text; other changes do not concern it", async () => {
  await sentTags();
  await change({ title: "Another title", _status: "published" });
  expect(await sentTags()).not.toContain("blog:linking");
  await change({ slug: "crew", _status: "published" });
  expect(await text()).toBe('<p>See <a href="/services/crew">our team</a>.</p>');
  expect(await sentTags()).toContain("blog:linking");
});

test("the link is plain text while the record is not public, and after it is deleted", async () => {
  await sentTags();
  await change({ _status: "draft" });
  expect(await text()).toBe("<p>See our team.</p>");
  expect(await sentTags()).toContain("blog:linking");
  await change({ _status: "published" });
  expect(await text()).toContain("<a href");
  await sentTags();
  await cms.payload.delete({ collection: "services", id: service });
  expect(await text()).toBe("<p>See our team.</p>");
  expect(await sentTags()).toContain("blog:linking");
});
