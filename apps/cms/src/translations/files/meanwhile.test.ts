import { expect, test, vi } from "vitest";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { callApi } from "#testing/api.ts";
import {
  cms,
  draftOf,
  fileOf,
  openTranslatorsFixture,
  send,
  SERVICES,
  translated,
  unitOf,
  users,
  whysOf,
} from "#testing/translators-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openTranslatorsFixture();

const POSTS = "language=de&kind=blog-posts";
const postId = async (): Promise<number> =>
  (await cms.payload.find({ collection: "blog-posts" })).docs[0]?.id ?? 0;

/** Of the post's part, as an editor writes it. */
async function writeBody(html: string): Promise<void> {
  const draft = await draftOf("blog-posts", null);
  const [words] = draft?.words ?? [];
  const [section] = (words?.sections ?? []) as object[];
  const { status } = await callApi(cms, `/translations/${draft?.id}`, {
    method: "PATCH",
    body: {
      words: [{ ...words, sections: [{ ...section, body: fromHtml(html) }] }],
      _status: "published",
    },
    token: users.editor.token,
  });
  expect(status).toBe(200);
}
const bodyNow = async (): Promise<string> =>
  JSON.stringify((await draftOf("blog-posts", null))?.words);

test("[OWN-161] an editor's newer text is kept, also with other paragraphs than the original", async () => {
  const post = await postId();
  const first = (await fileOf(POSTS)).toString();
  const { status } = await callApi(cms, "/translations/start", {
    method: "POST",
    body: { kind: "blog-posts", record: post, language: "de", isCopy: true },
    token: users.editor.token,
  });
  expect(status).toBe(200);
  await writeBody("<p>Eins, von Hand</p><p>Zwei</p><p>Drei</p>");
  const body = expect.stringMatching(new RegExp(`^blog-posts:${post}:sections\\..*body$`));
  expect(whysOf((await send(translated(first))).report)).toContainEqual([body, "meanwhile"]);
  expect(await bodyNow()).toContain("Eins, von Hand");

  const second = (await fileOf(POSTS)).toString();
  await writeBody("<p>Neu, von Hand</p><p>Zwei</p><p>Drei</p>");
  expect(whysOf((await send(translated(second))).report)).toContainEqual([body, "meanwhile"]);
  expect(await bodyNow()).toContain("Neu, von Hand");

  const third = (await fileOf(POSTS)).toString();
  expect((await send(translated(third))).report.refused).toEqual([]);
  expect(await bodyNow()).toContain("DE Now");
});

test("[OWN-161] a file without a time adds texts and replaces none", async () => {
  const undated = (await fileOf(SERVICES)).toString().replaceAll(/ original="[^"]*"/g, "");
  expect((await send(translated(undated, "A "))).report).toMatchObject({ written: 4, refused: [] });
  const again = await send(
    translated(undated, "B ").replace("<target>B People", "<target>A People"),
  );
  expect(again.report).toMatchObject({ written: 0, same: 1 });
  expect(whysOf(again.report)).toContainEqual([unitOf("title"), "undated"]);
  expect(await draftOf("services")).toMatchObject({
    words: [{ title: "A Dedicated <strong>teams</strong> & more" }],
  });
});

/** As after twenty other saves. */
const dropOldVersions = (of: { globalSlug: "site-settings" } | { collection: "translations" }) =>
  cms.payload.db.deleteVersions({ ...of, where: { latest: { not_equals: true } } });

test("[OWN-161] a correction of the program's words stays when the file is older than all versions", async () => {
  const own = (text: string) => ({ messages: { de: { "form.draft": text } } });
  const settings = (data: object) =>
    cms.payload.updateGlobal({ slug: "site-settings", data: { ...data, _status: "published" } });
  await settings(own("Alter Text"));
  const file = (await fileOf("language=de&kind=messages")).toString();
  await settings(own("Korrigiert"));
  await dropOldVersions({ globalSlug: "site-settings" });
  const { report } = await send(file);
  expect(whysOf(report)).toEqual([["messages::form.draft", "undated"]]);
  expect((await cms.payload.findGlobal({ slug: "site-settings", draft: true })).messages).toEqual(
    own("Korrigiert").messages,
  );
});

test("[OWN-161] a record's text that cannot be compared any more is not called changed", async () => {
  await send(translated((await fileOf(SERVICES)).toString(), "A "));
  const file = (await fileOf(SERVICES)).toString();
  const id = (await draftOf("services"))?.id ?? 0;
  await cms.payload.update({ collection: "translations", id, data: { slug: "other" } });
  await dropOldVersions({ collection: "translations" });
  const { report } = await send(file.replace(">A People<", ">Leute<"));
  expect(report.refused.map(({ why }) => why)).toEqual(["undated"]);
  expect(report).toMatchObject({ same: 3 });
});
