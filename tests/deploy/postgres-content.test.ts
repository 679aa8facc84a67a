/** The content host on PostgreSQL: all calls, an editor's day, concurrent writes. */
import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { matchCalls, type FormCallName } from "@meridian/contract";
import { filesInFolder } from "@meridian/files/store/in-folder";
import { mediaFile } from "@meridian/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noteEvent } from "../../apps/cms/src/accounts/audit/note-event.ts";
import { ensureFirstUser } from "../../apps/cms/src/host/boot.ts";
import { answerGet } from "../../apps/cms/src/contract/answer.ts";
import { countDays } from "../../apps/cms/src/inbox/days.ts";
import { answerFormSchema } from "../../apps/cms/src/inbox/form-schema.ts";
import { receiveForm } from "../../apps/cms/src/inbox/receive-form.ts";
import { inboxOf } from "../../apps/cms/src/inbox/save-submission.ts";
import { inboxFiles } from "../../apps/cms/src/inbox/store-file.ts";
import { fillFileTexts } from "../../apps/cms/src/inbox/texts/fill-file-texts.ts";
import { setTextReader } from "../../apps/cms/src/inbox/texts/read-file.ts";
import { pendingIn } from "../../apps/cms/src/publishing/purge/pending.ts";
import { loadDemo } from "../../apps/cms/src/moving-in/seed/demo.ts";
import { removeDemo } from "../../apps/cms/src/moving-in/seed/remove-demo.ts";
import { seedDemo, seedState } from "../../apps/cms/src/moving-in/seed/seed-demo.ts";
import {
  atTheSameMoment,
  savingAs,
  titleOrStatus,
} from "../../apps/cms/src/testing/at-the-same-moment.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { contractSuite } from "../contract/contract-suite.ts";

const warnings: string[] = [];
process.on("warning", ({ message }) => void warnings.push(message));

onPostgres("the content host on PostgreSQL", (cluster) => {
  let cms: TestCms;
  let server: Server;
  let host = "";

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.method === "GET") return answerFormSchema(request) ?? answerGet(url, cms.payload);
    const [match] = matchCalls("POST", url);
    return receiveForm(request, match?.name as FormCallName, {
      ...inboxOf(cms.payload, inboxFiles(cms.settings)),
    });
  }

  beforeAll(async () => {
    cms = await openTestCms({ databaseUrl: await cluster.newDatabase() });
    expect(cms.payload.db.name).toBe("postgres");
    await ensureFirstUser(cms.payload, cms.settings);
    await seedDemo(cms.payload, loadDemo(), () => undefined);
    server = createServer(getRequestListener(answer));
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server?.close();
    await cms?.close();
  });

  contractSuite("the content host on PostgreSQL", () => host, {
    ids: false,
    seen: ({ alt }) => alt,
    wanted: (id) => mediaFile(id).alt,
  });

  const service = (slug: string) =>
    fetch(`${host}/api/wp/v2/posts?slug=${slug}`).then((reply) => reply.json()) as Promise<
      { title: string }[]
    >;

  test("an editor's day: a draft, a publish that notifies the site, a version restored, a removal", async () => {
    const { payload } = cms;
    expect(await seedState(payload)).toBe("done");
    const { id } = await payload.create({
      collection: "services",
      data: { slug: "on-postgres", title: "First", order: 99, _status: "draft" },
      draft: true,
    });
    expect(await service("on-postgres")).toEqual([]);
    await payload.update({ collection: "services", id, data: { _status: "published" } });
    expect(await service("on-postgres")).toMatchObject([{ title: "First" }]);
    expect((await pendingIn(payload).read()).flatMap(({ tags }) => tags)).toContain(
      "service:on-postgres",
    );
    await payload.update({
      collection: "services",
      id,
      data: { title: "Second", _status: "published" },
    });
    const versions = await payload.findVersions({
      collection: "services",
      where: { parent: { equals: id } },
      sort: "createdAt",
    });
    const first = versions.docs.findLast(({ version }) => version.title === "First");
    await payload.restoreVersion({ collection: "services", id: String(first?.id) });
    expect(await service("on-postgres")).toMatchObject([{ title: "First" }]);
    const {
      docs: [admin],
    } = await payload.find({ collection: "users", limit: 1 });
    // Payload reads a global's pictures with the user's rights.
    await payload.updateGlobal({
      slug: "home",
      data: { headerTitle: "From PostgreSQL", _status: "published" },
      user: admin && { ...admin, collection: "users" },
    });
    expect(JSON.stringify(await (await fetch(`${host}/api/wp/v2/pages/1120`)).json())).toContain(
      "From PostgreSQL",
    );
    await payload.delete({ collection: "services", id });
    expect(await service("on-postgres")).toEqual([]);
  });

  test("[OWN-62] a column's filter takes `_` and `%` as they were typed", async () => {
    const slugs = async (like: string): Promise<unknown[]> =>
      (await cms.payload.find({ collection: "redirects", where: { from: { like } } })).docs.map(
        ({ from }) => from,
      );
    for (const from of ["/like_this", "/like-this"])
      await cms.payload.create({ collection: "redirects", data: { from, to: "/", status: "301" } });
    expect(await slugs("LIKE_this")).toEqual(["/like_this"]);
    expect(await slugs("like%this")).toEqual([]);
    expect(await slugs("this")).toHaveLength(2);
  });

  test("[OWN-95] a note and the text of a file that are stored at the same time are both found", async () => {
    const { payload } = cms;
    const files = [{ name: "cv.pdf", size: 2, type: "application/pdf", storedAs: "cv" }];
    const sent = { kind: "resume", receivedAt: "2031-03-04T23:59:59.999Z" } as const;
    const data = { ...sent, status: "new", fields: {}, files, fileNames: "cv.pdf" } as const;
    const { id } = await payload.create({ collection: "submissions", data });
    const store = filesInFolder(join(cms.settings.dataDir, "inbox"));
    await writeFile(join(cms.settings.dataDir, "inbox", "cv"), "cv");
    setTextReader(async () => ({ text: "Keeper of quokkas" }));
    const note = (newNote: string) =>
      payload.update({ collection: "submissions", id, data: { newNote } as object });
    await Promise.all([note("Tuesday"), fillFileTexts(payload, store), note("Friday")]);
    const search = "quokkas tuesday friday";
    const where = { searchText: { like: search } };
    const req = { query: { search } };
    const { docs } = await payload.find({ collection: "submissions", where, req });
    expect(docs).toMatchObject([{ id, found: { file: "cv.pdf" } }]);
    expect(await fillFileTexts(payload, store)).toBe(0);
    const [first] = await countDays(payload, 2, new Date("2031-03-05T12:00:00Z"));
    expect(first).toMatchObject({ day: "2031-03-04", counts: { resume: 1 } });
    await payload.delete({ collection: "submissions", id });
  });

  test("[EDIT-02] of two windows that save at the same moment, one is refused and the other's words stay", async () => {
    const { payload } = cms;
    const opened = await payload.create({
      collection: "services",
      data: { slug: "same-moment", title: "Opened", order: 98, _status: "published" },
    });
    const saving = await savingAs(payload);
    const saveIn = (title: string, draft: boolean) => () =>
      titleOrStatus(
        payload.update({
          ...saving(title, draft),
          collection: "services",
          id: opened.id,
          data: { ...opened, title, _status: draft ? "draft" : "published" },
        }),
      );
    const results = await atTheSameMoment(payload, [
      saveIn("window-one", true),
      saveIn("window-two", false),
    ]);
    expect(results.filter((result) => result !== 409)).toHaveLength(1);
    const { title } = await payload.findByID({
      collection: "services",
      id: opened.id,
      draft: true,
    });
    expect(results).toContain(title);
    await payload.delete({ collection: "services", id: opened.id });
  });

  test("a change that is rolled back is never sent to the site; a committed one is, and only then", async () => {
    const { payload } = cms;
    const notified = async () => (await pendingIn(payload).read()).flatMap(({ tags }) => tags);
    for (const [slug, end, expected] of [
      ["taken-back", "rollbackTransaction", false],
      ["committed", "commitTransaction", true],
    ] as const) {
      const transactionID = await payload.db.beginTransaction();
      expect(transactionID).not.toBeNull();
      await payload.create({
        collection: "services",
        data: { slug, title: slug, order: 99, _status: "published" },
        req: { transactionID: transactionID ?? "" },
      });
      expect(await notified(), "while it is open").not.toContain(`service:${slug}`);
      await payload.db[end](transactionID ?? "");
      expect((await notified()).includes(`service:${slug}`), slug).toBe(expected);
      expect(await service(slug)).toHaveLength(expected ? 1 : 0);
    }
  });

  test("[SEC-20] the audit log on PostgreSQL: nothing of what is rolled back", async () => {
    const { payload } = cms;
    const collection = "audit-log";
    const noted = async (detail: string): Promise<number> =>
      (await payload.count({ collection, where: { detail: { equals: detail } } })).totalDocs;
    for (const [detail, end, expected] of [
      ["a deed taken back", "rollbackTransaction", 0],
      ["a deed done", "commitTransaction", 1],
    ] as const) {
      const transactionID = (await payload.db.beginTransaction()) ?? "";
      await noteEvent({ payload, transactionID }, { event: "settings", detail });
      await payload.db[end](transactionID);
      expect(await noted(detail)).toBe(expected);
    }
  });

  test("[CON-09] twenty repeats of a message at once are one submission", async () => {
    const send = () => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        fullname: "Ann Lee",
        email: "ann@example.com",
        description: "Hello",
        _wpcf7_unit_tag: "t",
        _idempotency_key: "at-once",
      }))
        body.append(name, value);
      return fetch(`${host}/api/contact-form-7/v1/contact-forms/contact/feedback`, {
        method: "POST",
        body,
        headers: { "user-agent": "test" },
      }).then((reply) => reply.json());
    };
    for (const reply of await Promise.all(Array.from({ length: 20 }, send)))
      expect(reply).toMatchObject({ status: "mail_sent" });
    expect(
      (
        await cms.payload.count({
          collection: "submissions",
          where: { key: { equals: "at-once" } },
        })
      ).totalDocs,
    ).toBe(1);
  });

  test("new records get numbers of their own after the seed's", async () => {
    const { payload } = cms;
    const made = await Promise.all(
      ["a", "b", "c"].map((slug) =>
        payload.create({
          collection: "vacancies",
          data: { slug: `pg-${slug}`, title: slug, hot: 0, _status: "published" },
        }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  test("a database that restarts is an answer of 500 meanwhile, and no end of the process", async () => {
    await cluster.kill();
    expect((await fetch(`${host}/api/wp/v2/pages/1120`)).status).toBe(500);
    await cluster.start();
    await expect
      .poll(() => fetch(`${host}/api/wp/v2/pages/1120`).then(({ status }) => status), {
        timeout: 20_000,
      })
      .toBe(200);
  });

  test("pg warns of nothing while the demo is written, read and removed", () => {
    expect(warnings).toEqual([]);
  });

  test("the schema is whole: nothing is left to migrate", async () => {
    const { payload } = cms;
    const { docs } = await payload.find({
      collection: "payload-migrations" as "users",
      pagination: false,
    });
    expect(docs).toHaveLength((payload.db.prodMigrations as unknown[]).length);
  });

  // Last, because it removes the demo.
  test("[OWN-20] the demo is removed in one step, and the pages are as if never edited", async () => {
    const { payload } = cms;
    await payload.create({
      collection: "services",
      data: { slug: "our-own", title: "Our own", order: 1, _status: "published" },
    });
    const { records, pages } = await removeDemo(payload, true);
    expect([records > 100, pages]).toEqual([true, 8]);
    const { docs } = await payload.find({ collection: "services", pagination: false, depth: 0 });
    expect(docs.map(({ slug }) => slug)).toContain("our-own");
    expect(docs.map(({ slug }) => slug)).not.toContain("dedicated-teams");
    expect((await fetch(`${host}/api/wp/v2/career`)).status).toBe(404);
    expect(await removeDemo(payload, true)).toMatchObject({ records: 0, pages: 0 });
  });

  test("[EDIT-02] so of two first saves of a page, which has no row yet", async () => {
    const { payload } = cms;
    const saving = await savingAs(payload);
    await poolOf(payload.db)?.query('delete from "terms_of_use"');
    // The form of a page that was never saved has no time.
    const saveFirst = (words: string) => () =>
      titleOrStatus(
        payload.updateGlobal({
          ...saving(words, false),
          slug: "terms-of-use",
          data: { title: words, updatedAt: new Date(0).toISOString(), _status: "draft" },
        }),
      );
    const firsts = await atTheSameMoment(payload, [saveFirst("page-one"), saveFirst("page-two")]);
    expect(firsts.filter((result) => result !== 409)).toHaveLength(1);
    const stored = await poolOf(payload.db)?.query('select title from "terms_of_use"');
    expect(stored?.rows).toEqual([{ title: firsts.find((result) => result !== 409) }]);
  });
});
