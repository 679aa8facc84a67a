import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { UIFieldServerProps } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { erasePerson } from "#inbox/erase-person.ts";
import { keepFilling } from "#inbox/fill-search-texts.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { FoundLine as FoundLineShown } from "#inbox/screens/found-line.tsx";
import { WhatWasSent } from "#inbox/screens/what-was-sent.tsx";
import { inboxFiles } from "#inbox/store-file.ts";
import { fillFileTexts } from "#inbox/texts/fill-file-texts.ts";
import type { FileText } from "#inbox/texts/file-text.ts";
import type { FoundLine } from "#inbox/texts/found-line.ts";
import { setTextReader } from "#inbox/texts/read-file.ts";
import { openTextReader, type OpenTextReader } from "#inbox/texts/text-reader.ts";
import { searchMessages } from "#publishing/search/search-messages.ts";
import { wordsOf } from "#publishing/search/search-texts.ts";
import type { Submission } from "#payload-types.ts";
import { englishI18n } from "#testing/english.ts";
import { silentSite } from "#testing/silent-site.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import { docxOf, pageOf, pdfOf, PICTURE } from "#testing/text-files.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
let reader: OpenTextReader;
beforeAll(() => void (reader = openTextReader()));
afterAll(() => reader.stop());

const HONEST = join(import.meta.dirname, "../../../../../tests/faults/files/honest");
const store = () => inboxFiles(cms.settings).store;

/** As the form stores it. */
async function apply(fullname: string, name: string, bytes: Buffer): Promise<void> {
  const inbox = inboxFiles(cms.settings);
  const storedAs = randomUUID();
  await writeFile(join(inbox.folder, "incoming", storedAs), bytes);
  const key = randomUUID();
  const fields = { fullname, email: `${key}@example.com`, vacancy: "Engineer" };
  const file = { name, size: bytes.length, type: "application/octet-stream", storedAs };
  await inboxOf(cms.payload, inbox).save({ kind: "resume", fields, files: [file], key });
}

type Listed = Submission & { found?: FoundLine };

/** As the list searches. */
async function listed(search: string, user = users.recruiter): Promise<Listed[]> {
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: mergeListSearchAndWhere({
      collectionConfig: cms.payload.collections.submissions.config,
      search,
      where: {},
    }),
    sort: "sender",
    overrideAccess: false,
    user,
    req: { query: { search } },
  });
  return docs;
}
const found = async (search: string) => (await listed(search)).map(({ sender }) => sender);

const stored = async (sender: string): Promise<FileText[] | undefined> => {
  const where = { sender: { equals: sender } };
  const one = await cms.payload.db.findOne<Submission>({ collection: "submissions", where });
  return one?.fileTexts ?? undefined;
};

test("[OWN-95] words in PDF, docx and doc are found in the same field, folded, numbers by their digits, and the list shows the line with the word marked", async () => {
  const line = "Since 2019 Coding with J\xfcrgen M\xfcller in the harbour of Hamburg";
  await apply(
    "Ann",
    "cv.pdf",
    pdfOf([pageOf(line, "+49 \\(40\\) 123-451"), pageOf("Type-", "script")]),
  );
  await apply(
    "Yael",
    "cv.docx",
    docxOf("מהנדסת תוכנה", "Разработчик, Йозеф", "100% C++ &amp; Zoë_1"),
  );
  await apply("Word", "cv.doc", await readFile(join(HONEST, "libreoffice.doc")));
  expect(await found("muller")).toEqual([]);
  expect(await fillFileTexts(cms.payload, store())).toBe(3);
  for (const words of [
    "muller",
    "coding hamburg",
    "MÜLLER",
    "4940123451",
    "+49 40 123451",
    "typescript",
  ])
    expect(await found(words), words).toEqual(["Ann"]);
  for (const words of ["תוכנה", "йозеф", "РАЗРАБОТЧИК", "c++ zoe", "100%", "zoe_"])
    expect(await found(words), words).toEqual(["Yael"]);
  expect(await found("harbour rust")).toEqual(["Word"]);
  expect(await found("engineer coding")).toEqual(["Ann"]);

  const lineOf = async (words: string) => (await listed(words))[0]?.found;
  expect(await lineOf("muller")).toEqual({
    file: "cv.pdf",
    around: ["Since 2019 Coding with Jürgen ", "Müller", " in the harbour of Hamburg"],
  });
  expect((await lineOf("4940123451"))?.around).toEqual(["+", "49 (40) 123-451", ""]);
  expect((await lineOf("zoe"))?.around).toEqual(["100% C++ & ", "Zoë", "_1"]);
  expect(await lineOf("ann")).toBeUndefined();
  expect(
    await searchMessages(cms.payload, users.recruiter, wordsOf("harbour hamburg")),
  ).toMatchObject([
    {
      title: "Ann",
      around: [expect.stringMatching(/^….*Müller in the $/), "harbour", " of Hamburg"],
    },
  ]);
});

test("[OWN-95] nobody else finds them, no reply and no export has the text, and an erasure removes it", async () => {
  await apply("Secret", "cv.pdf", pdfOf([pageOf("Quokka keeper")]));
  await fillFileTexts(cms.payload, store());
  const [submission] = await listed("quokka");
  await expect(listed("quokka", users.author)).rejects.toThrow(/not allow this/);
  const { token } = users.admin;
  for (const path of [`/submissions/${submission?.id}`, "/submissions/export.csv"]) {
    const reply = await (await callApi(cms, path, { token })).text();
    expect(reply.toLowerCase(), path).not.toContain("quokka");
  }
  const all = async () => {
    const { docs } = await cms.payload.db.find({ collection: "submissions", pagination: false });
    return JSON.stringify(docs).toLowerCase();
  };
  expect(await all()).toContain("quokka");
  await erasePerson({ payload: cms.payload }, silentSite, submission?.email ?? "", users.admin.id);
  expect(await all()).not.toContain("quokka");
});

test("[OWN-95] a note and the text that are stored at once are both found, and a later change keeps them", async () => {
  await apply("Noted", "cv.pdf", pdfOf([pageOf("Wombat trainer")]));
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: { sender: { equals: "Noted" } },
  });
  const id = docs[0]?.id ?? 0;
  const change = (data: object) =>
    cms.payload.update({ collection: "submissions", id, data, user: users.recruiter });
  await Promise.all([
    change({ newNote: "Called on Tuesday" }),
    fillFileTexts(cms.payload, store()),
    change({ newNote: "Prefers Friday" }),
  ]);
  await change({ status: "interview" });
  expect(await found("wombat tuesday friday")).toEqual(["Noted"]);
  expect(await stored("Noted")).toEqual([{ text: "Wombat trainer" }]);
});

test("[OWN-96] the person's screen states that a file has no text; the list shows the found line with the word marked", async () => {
  await apply("Scanned", "scan.pdf", pdfOf([PICTURE]));
  await fillFileTexts(cms.payload, store());
  const [data] = await listed("scanned");
  const i18n = englishI18n;
  const props = { data, payload: cms.payload, i18n } as unknown as UIFieldServerProps;
  expect(renderToStaticMarkup(await WhatWasSent(props))).toContain(
    "This file has no text: a scan?",
  );
  const around: FoundLine["around"] = ["about <b> ", "Köln", " and"];
  expect(renderToStaticMarkup(FoundLineShown({ found: { file: "cv.pdf", around } }))).toContain(
    "<bdi>cv.pdf</bdi>: <bdi>about &lt;b&gt; <mark>Köln</mark> and</bdi>",
  );
});

test("[OWN-96] files of earlier submissions are read after the start, the newest first; a storage that fails and a stop lose nothing, and a new submission is read at once", async () => {
  await cms.payload.db.deleteMany({ collection: "submissions", where: {} });
  for (const name of ["First", "Second", "Third"])
    await apply(name, "cv.pdf", pdfOf([pageOf(`Resume of ${name}`)]));
  const read: string[] = [];
  const stop = new AbortController();
  setTextReader(async (bytes) => {
    const result = await reader.read(bytes);
    read.push(result.text);
    if (read.length === 2) stop.abort();
    return result;
  });
  expect(await fillFileTexts(cms.payload, store(), { signal: stop.signal })).toBe(1);
  expect(read).toEqual(["Resume of Third", "Resume of Second"]);
  expect([await found("third"), await stored("Second")]).toEqual([["Third"], undefined]);

  const away = { ...store(), find: () => Promise.reject(new Error("the storage is away")) };
  await expect(fillFileTexts(cms.payload, away)).rejects.toThrow("away");
  expect(await stored("Second")).toBeUndefined();

  const end = keepFilling(cms.payload, store());
  await expect.poll(() => stored("First")).toEqual([{ text: "Resume of First" }]);
  await apply("Fourth", "cv.pdf", pdfOf([PICTURE]));
  await expect.poll(() => stored("Fourth")).toEqual([{ text: "", problem: "no-text" }]);
  await end();
  expect(await found("resume")).toEqual(["First", "Second", "Third"]);
});

test("[OWN-96] a file that ends the host each time it is read is left out after three attempts, and a stop counts as none", async () => {
  await cms.payload.db.deleteMany({ collection: "submissions", where: {} });
  await apply("Deadly", "cv.pdf", pdfOf([pageOf("Deadly resume")]));
  let reads = 0;
  const stop = new AbortController();
  setTextReader(async () => {
    reads += 1;
    stop.abort();
    return { text: "", problem: "stopped" };
  });
  for (const _ of [1, 2, 3, 4]) await fillFileTexts(cms.payload, store(), { signal: stop.signal });
  expect([reads, await stored("Deadly")]).toEqual([4, undefined]);

  // A killed process neither ends the reading nor stores anything.
  for (const nth of [1, 2, 3]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTextReader(() => (resolve(), new Promise<FileText>(() => undefined)));
    void fillFileTexts(cms.payload, store());
    await promise;
    expect(await stored("Deadly"), `after ${nth}`).toBeUndefined();
  }
  await apply("Harmless", "cv.pdf", pdfOf([pageOf("Harmless resume")]));
  setTextReader(reader.read);
  expect(await fillFileTexts(cms.payload, store())).toBe(2);
  expect(await stored("Deadly")).toEqual([{ text: "", problem: "stopped" }]);
  expect(await stored("Harmless")).toEqual([{ text: "Harmless resume" }]);
});
