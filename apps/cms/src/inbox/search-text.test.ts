import { expect, test, vi } from "vitest";
import { mergeListSearchAndWhere } from "payload/shared";
import { erasePerson } from "#inbox/erase-person.ts";
import { fillSearchTexts, isFilling, keepFilling } from "#inbox/fill-search-texts.ts";
import { folded } from "#inbox/search-text.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { searchMessages } from "#publishing/search/search-messages.ts";
import { wordsOf } from "#publishing/search/search-texts.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const submission = (data: Partial<Submission>): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: {}, ...data },
  });

/** As the list, its export and its actions search. */
async function found(search: string): Promise<(string | null | undefined)[]> {
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: mergeListSearchAndWhere({
      collectionConfig: cms.payload.collections.submissions.config,
      search,
      where: {},
    }),
    sort: "sender",
    overrideAccess: false,
    user: users.recruiter,
  });
  return docs.map(({ sender }) => sender);
}

test("[OWN-62] names are found without their diacritics and with them, numbers however they are written, and `_` and `%` as they were typed", async () => {
  await submission({
    sender: "Jürgen Müller",
    email: "j_m@example.com",
    message: "We saved 50% of the Straße",
    fields: { phone: "+49 40 123451" },
    key: "0199c0de-7a11-7000-8000-0000000b0b00",
  });
  await submission({
    sender: "Łukasz",
    email: "j-m@example.com",
    fields: { phone: "(040) 555-01" },
  });
  for (const words of ["muller", "MÜLLER", "Mu\u0308ller", "jurgen muller", "strasse"])
    expect(await found(words), words).toEqual(["Jürgen Müller"]);
  for (const number of ["4940123451", "+49 40 123451", "+49-40-123451", "40/1234", "0b0b00"])
    expect(await found(number), number).toEqual(["Jürgen Müller"]);
  expect(await found("04055501")).toEqual(["Łukasz"]);
  expect(await found("lukasz")).toEqual(["Łukasz"]);
  for (const sign of ["_", "j_m", "%", "50%"])
    expect(await found(sign), sign).toEqual(["Jürgen Müller"]);
  for (const none of ["\\", "j%m", "5_%"]) expect(await found(none), none).toEqual([]);
});

test("[OWN-62] the search everywhere finds a message in the same way, with the words around", async () => {
  await submission({ sender: "Zoé", message: "Ein Büro in Köln" });
  const user = users.recruiter;
  expect(await searchMessages(cms.payload, user, wordsOf("buro koln"))).toMatchObject([
    { title: "Zoé", around: ["Ein ", "Büro", " in Köln"] },
  ]);
  expect(wordsOf("BÜRO 日本")).toEqual(["buro", "日本"]);
});

test("[OWN-62] notes are found, also two written at once; a later change of the status keeps them", async () => {
  const { id } = await submission({ sender: "Noted" });
  const note = (newNote: string) =>
    cms.payload.update({
      collection: "submissions",
      id,
      data: { newNote } as Partial<Submission>,
      user: users.recruiter,
    });
  await Promise.all([note("Called on Tuésday"), note("Prefers Friday")]);
  await cms.payload.update({ collection: "submissions", id, data: { status: "done" } });
  expect(await found("tuesday friday")).toEqual(["Noted"]);
});

test("[OWN-62] submissions of an earlier version are found after the start; the text is in no reply and goes with the submission", async () => {
  const old = {
    kind: "contact",
    status: "new",
    sender: "Ärmel",
    email: "a@example.com",
    fields: {},
  };
  const { id } = await cms.payload.db.create({ collection: "submissions", data: old });
  expect(await found("armel")).toEqual([]);
  await fillSearchTexts(cms.payload);
  expect(await found("armel")).toEqual(["Ärmel"]);
  const reply = await callApi(cms, `/submissions/${id}`, { token: users.admin.token });
  expect(await reply.text()).not.toContain("armel");
  const stored = () =>
    cms.payload.db.find<Submission>({ collection: "submissions", pagination: false });
  expect(JSON.stringify(await stored())).toContain("armel");
  await erasePerson({ payload: cms.payload }, silentSite, "a@example.com", users.admin.id);
  expect(JSON.stringify(await stored())).not.toContain("armel");
});

test("[OWN-62] earlier submissions are prepared in portions, the newest first; one that is changed meanwhile keeps its newer text, and a stop loses nothing", async () => {
  const { payload } = cms;
  await payload.db.deleteMany({ collection: "submissions", where: {} });
  const old = { kind: "contact", status: "new", sender: "Early", fields: {} };
  const ids: number[] = [];
  for (let at = 0; at < 205; at += 1)
    ids.push((await payload.db.create({ collection: "submissions", data: old })).id as number);
  const left = async (): Promise<number> =>
    (await payload.count({ collection: "submissions", where: { searchText: { exists: false } } }))
      .totalDocs;
  let portions = 0;
  await fillSearchTexts(payload, () => (portions += 1) > 1);
  expect([await left(), await found("early")]).toEqual([105, expect.any(Array)]);
  expect(
    await payload.db.findOne({ collection: "submissions", where: { id: { equals: ids.at(-1) } } }),
  ).toMatchObject({ searchText: "early\n" });

  const seen: boolean[] = [];
  let changed: number | undefined;
  const read = payload.db.find.bind(payload.db) as (args: never) => Promise<{
    docs: { id: number }[];
  }>;
  const spied = vi.spyOn(payload.db, "find").mockImplementation((async (args: never) => {
    const page = await read(args);
    seen.push(isFilling(payload));
    changed ??= page.docs[0]?.id;
    // Between the reading of a portion and its texts.
    if (seen.length === 1 && changed !== undefined)
      await payload.db.updateOne({
        collection: "submissions",
        id: changed,
        data: { searchText: "newer\n" },
        returning: false,
      });
    return page;
  }) as never);
  const stop = keepFilling(payload, inboxFiles(cms.settings).store);
  await expect.poll(left).toBe(0);
  await stop();
  spied.mockRestore();
  expect([seen.includes(true), isFilling(payload)]).toEqual([true, false]);
  const where = { searchText: { like: "newer" } };
  const { docs } = await payload.db.find<Submission>({ collection: "submissions", where });
  expect(docs.map(({ id }) => id)).toEqual([changed]);
});

test("a folded text contains no sign that a database reads as a pattern", () => {
  expect(folded("100% a_b \\ ％")).not.toMatch(/[%_\\]/);
});
