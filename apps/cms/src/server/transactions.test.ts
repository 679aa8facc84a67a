import { expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { afterCommit, statementsOf } from "#server/transactions.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const SECTIONS = ["Clean code", "Pair work"].map((title) => ({ title }));
const create = (slug: string, more: object = {}) =>
  cms.payload.create({
    collection: "vacancies",
    // A published vacancy has fields with defaults that its type requires.
    data: { slug, title: slug, expectations: SECTIONS, _status: "published", ...more } as never,
  });
const rowsOf = async (id: number) =>
  (await cms.payload.findByID({ collection: "vacancies", id, depth: 0 })).expectations ?? [];
/** All that a save writes: the record's state, its versions, its audit entries, its notifications. */
const stateOf = async (id: number) => {
  const { payload } = cms;
  const where = { record: { equals: String(id) }, place: { equals: "vacancies" } };
  return {
    doc: await payload.findByID({ collection: "vacancies", id, depth: 0 }),
    versions: (
      await payload.findVersions({ collection: "vacancies", where: { parent: { equals: id } } })
    ).totalDocs,
    entries: (await payload.count({ collection: "audit-log", where })).totalDocs,
    pending: (await pendingIn(payload).read()).length,
  };
};

test("[OWN-79] a change that fails midway leaves the record, its versions, entries and notifications as they were", async () => {
  const other = await create("other");
  const { id } = await create("whole");
  const before = await stateOf(id);
  const taken = (await rowsOf(other.id)).map((row) => ({ ...row, title: "Taken" }));
  await expect(
    cms.payload.update({
      collection: "vacancies",
      id,
      data: { title: "Half", expectations: taken },
    }),
  ).rejects.toThrow();
  expect(await stateOf(id)).toEqual(before);
  expect(await rowsOf(other.id)).toHaveLength(SECTIONS.length);
});

test("[OWN-79] a record whose creation fails midway is nowhere", async () => {
  const other = await create("third");
  await expect(create("never", { expectations: await rowsOf(other.id) })).rejects.toThrow();
  const where = { slug: { equals: "never" } };
  expect((await cms.payload.count({ collection: "vacancies", where })).totalDocs).toBe(0);
});

test("work after a commit runs once the change can be read, and never for one that failed", async () => {
  const { payload } = cms;
  const done: string[] = [];
  const { hooks } = payload.collections.vacancies.config;
  const fails = { title: "fails" };
  hooks.afterChange.push(async ({ doc, req }) => {
    await afterCommit(req, async () => {
      const { title } = await payload.findByID({ collection: "vacancies", id: doc.id, depth: 0 });
      done.push(title);
    });
    if (doc.title === fails.title) throw new Error("refused at the end");
    return doc;
  });
  try {
    const { id } = await create("read");
    await expect(payload.update({ collection: "vacancies", id, data: fails })).rejects.toThrow(
      "refused at the end",
    );
    await payload.update({ collection: "vacancies", id, data: { title: "written" } });
    expect(done).toEqual(["read", "written"]);
  } finally {
    hooks.afterChange.pop();
  }
});

let made = 0;
/** A hook that runs `work` during the next change of a vacancy. */
async function during(work: (req: { payload: typeof cms.payload }) => Promise<unknown>) {
  const { hooks } = cms.payload.collections.vacancies.config;
  hooks.afterChange.push(async ({ doc, req }) => {
    await work(req);
    return doc;
  });
  try {
    return await create(`during-${(made += 1)}`);
  } finally {
    hooks.afterChange.pop();
  }
}

test("a write without the request of the transaction around it is refused at once, with its place", async () => {
  const data = { tags: ["home"] };
  await expect(
    during(({ payload }) => payload.db.create({ collection: "purges", data })),
  ).rejects.toMatchObject({ stack: expect.stringContaining("transactions.test.ts") });
  await expect(
    during(({ payload }) => payload.create({ collection: "purges", data })),
  ).rejects.toThrow("transaction");
  // The writer is free again.
  await create("free-again");
});

test("a change whose part failed is not reported as saved, also if a hook hides the failure", async () => {
  const { payload } = cms;
  const title = "hidden failure";
  const { hooks } = payload.collections.vacancies.config;
  hooks.afterChange.push(async ({ doc, req }) => {
    await payload
      .create({ collection: "services", data: { slug: "", title: "" } as never, req })
      .catch(() => undefined);
    return doc;
  });
  try {
    await expect(create("hidden", { title })).rejects.toThrow("nothing of it was saved");
  } finally {
    hooks.afterChange.pop();
  }
  const where = { title: { equals: title } };
  expect((await payload.count({ collection: "vacancies", where })).totalDocs).toBe(0);
});

test("a commit that the database refuses is an error, and the change is absent", async () => {
  const { payload } = cms;
  const title = "refused commit";
  await create("unchanged");
  const refused = during(async (req) => {
    const { session } = statementsOf(req as never) as { session: { tx: object } };
    Object.assign(session.tx, { commit: () => Promise.reject(new Error("disk is full")) });
    await payload.db.updateMany({
      collection: "vacancies",
      where: { slug: { equals: "unchanged" } },
      data: { title },
      req: req as never,
    });
  });
  await expect(refused).rejects.toThrow("disk is full");
  const where = { title: { equals: title } };
  expect((await payload.count({ collection: "vacancies", where })).totalDocs).toBe(0);
});

test("a login that is refused is counted, although it leaves no session", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "users",
    data: { email: "ada@example.com", password: "a-test-password", role: "editor" },
  });
  await expect(
    payload.login({ collection: "users", data: { email: "ada@example.com", password: "wrong" } }),
  ).rejects.toThrow();
  const user = await payload.db.findOne<{ loginAttempts?: number; id: number }>({
    collection: "users",
    where: { id: { equals: id } },
  });
  expect(user?.loginAttempts).toBe(1);
});
