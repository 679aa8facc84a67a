import { randomUUIDv7 } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Written } from "#inbox/many/many-endpoints.ts";
import { handOverAgain } from "#inbox/replies/hand-over-again.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import { callApi } from "#testing/api.ts";
import { cms, openLibraryFixture, painted, upload, users } from "#testing/library-fixture.ts";
import { replySite } from "#testing/reply-site.ts";

vi.setConfig({ testTimeout: 60_000 });
openLibraryFixture();

let journal: ReturnType<typeof replySite>;
beforeEach(() => {
  journal = replySite();
  Object.assign(cms.payload.config.custom.site, journal.site);
});

let made = 0;
async function apply(): Promise<number> {
  const email = `many-files-${++made}@example.com`;
  const data = { kind: "resume", status: "new", fields: {}, email } as const;
  return (await cms.payload.create({ collection: "submissions", data })).id;
}
async function send(people: readonly number[], files: unknown, batch = randomUUIDv7()) {
  const letters = people.map((submission) => ({ submission, subject: "Hi", text: "Hi", seen: 0 }));
  const answer = await callApi(cms, "/submissions/letters", {
    method: "POST",
    body: { batch, kind: "answer", files, letters },
    token: users.recruiter.token,
  });
  const json: Partial<Written> & { errors?: { message: string }[] } = await answer.json();
  return { results: json.results ?? [], problem: json.errors?.[0]?.message };
}
const namesTo = async (submission: number) => {
  const token = users.recruiter.token;
  const answer = await callApi(cms, `/submissions/${submission}/replies`, { token });
  const { replies } = (await answer.json()) as Thread;
  return replies.map(({ files }) => files.map(({ name }) => name));
};

test("[OWN-105] letters to many have the chosen files of the library, each its own, as they are when they are sent", async () => {
  const { doc: picture } = await upload({ bytes: await painted(60, 40), name: "team.png" });
  const people = [await apply(), await apply()];
  const batch = randomUUIDv7();
  const { results } = await send(people, [picture.id], batch);
  expect(results.map(({ problem }) => problem)).toEqual([null, null]);
  // A repeated call changes nothing.
  await send(people, [], batch);
  expect(await Promise.all(people.map(namesTo))).toEqual([[["team.png"]], [["team.png"]]]);
  await handOverAgain(cms.payload, new Date(Date.now() + 60_000));
  const { filename: stored } = picture;
  expect(journal.handed.map(({ files }) => files)).toMatchObject([
    [{ stored, digest: expect.stringMatching(/^[\da-f]{64}$/) }],
    [{ stored }],
  ]);
});

test("[OWN-105] files that cannot be sent to many are refused with the reason before the first letter", async () => {
  const { doc: picture } = await upload({ bytes: await painted(60, 40), name: "team.png" });
  const people = [await apply(), await apply()];
  const data = { filesize: 6_000_000 };
  await cms.payload.db.updateOne({ collection: "media", id: picture.id, data });
  expect((await send(people, [picture.id])).problem).toContain(
    "The files have 6 MB together; at most 5 MB can be sent with letters to many",
  );
  expect((await send(people, ["x"])).problem).toContain("cannot be read");
  expect((await send(people, [picture.id + 1])).problem).toContain("was deleted in the library");
  expect(await Promise.all(people.map(namesTo))).toEqual([[], []]);
});
