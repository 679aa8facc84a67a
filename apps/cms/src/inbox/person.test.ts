import { expect, test, vi } from "vitest";
import { erasePerson, previewErasure } from "#inbox/erase-person.ts";
import { othersOf } from "#inbox/person.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";
import { callApi, type ApiRequest } from "#testing/api.ts";
import { silentSite } from "#testing/silent-site.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

let sent = 0;
async function send(fields: Record<string, string>): Promise<Submission> {
  const key = `key-${++sent}`;
  const { save } = inboxOf(cms.payload, inboxFiles(cms.settings));
  await save({ kind: "resume", fields, files: [], key });
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: { key: { equals: key } },
  });
  if (!docs[0]) throw new Error("it was not stored");
  return docs[0];
}
const others = async ({ id }: Submission) => {
  const now = await cms.payload.findByID({ collection: "submissions", id });
  const found = await othersOf(cms.payload, now);
  return { ids: found.others.map((one) => one.id).toSorted(), addresses: found.addresses };
};
async function person(id: number, body: object) {
  const answer = await callApi(cms, `/submissions/${id}/person`, {
    method: "POST",
    body,
    token: users.recruiter.token,
  });
  const { errors }: { errors?: { message: string }[] } = await answer.json();
  return [answer.status, errors?.[0]?.message ?? ""];
}

test("[OWN-32] submissions from one address belong to one person, in any spelling of it; a longer or similar address does not", async () => {
  const first = await send({ fullname: "Ann Lee", email: "Ann@Example.com" });
  const second = await send({ fullname: "Ann Lee", email: "ann@example.com" });
  await send({ fullname: "Joann", email: "joann@example.com" });
  await send({ fullname: "No address" });
  await send({ fullname: "Neither has this one" });
  expect(await others(first)).toEqual({ ids: [second.id], addresses: [] });
  expect(await others(second)).toEqual({ ids: [first.id], addresses: [] });
  expect((await others(await send({ fullname: "No Address" }))).ids).toEqual([]);
});

test("[OWN-32] an address is joined by hand and can be separated again; later submissions follow", async () => {
  const work = await send({ fullname: "Bea", email: "bea@work.example" });
  const home = await send({ fullname: "Bea", email: "bea@home.example" });
  expect(await person(work.id, { email: " Bea@Home.example ", joined: true })).toEqual([200, ""]);
  expect(await others(work)).toEqual({ ids: [home.id], addresses: ["bea@home.example"] });
  const later = await send({ fullname: "Bea", email: "BEA@home.example" });
  expect((await others(work)).ids).toEqual([home.id, later.id]);
  expect(await others(later)).toEqual({
    ids: [work.id, home.id],
    addresses: ["bea@work.example"],
  });
  expect(await person(work.id, { email: "bea@home.example", joined: true })).toEqual([
    409,
    expect.stringContaining("already linked"),
  ]);
  expect(await person(work.id, { email: "bea@home.example", joined: false })).toEqual([200, ""]);
  expect(await others(work)).toEqual({ ids: [], addresses: [] });
  expect((await others(home)).ids).toEqual([later.id]);
});

test("[OWN-32] an address that cannot be joined is refused with a reason, and joining needs a login", async () => {
  const one = await send({ fullname: "Cy", email: "cy@example.com" });
  const blank = await send({ fullname: "Dee" });
  for (const [id, body, status, words] of [
    [one.id, { email: "cy", joined: true }, 422, "full e-mail"],
    [one.id, { email: 7, joined: true }, 422, "full e-mail"],
    [one.id, { email: "CY@example.com", joined: true }, 409, "own address"],
    [one.id, { email: "never@example.com", joined: true }, 409, "no submission from"],
    [one.id, { email: "never@example.com", joined: false }, 409, "not linked"],
    [blank.id, { email: "cy@example.com", joined: true }, 409, "no e-mail address"],
    [0, { email: "cy@example.com", joined: true }, 404, "no longer exists"],
  ] as const)
    expect(await person(id, body), words).toEqual([status, expect.stringContaining(words)]);
  const request: ApiRequest = { method: "POST", body: { email: "cy@example.com", joined: true } };
  expect((await callApi(cms, `/submissions/${one.id}/person`, request)).status).toBe(403);
});

test("[OWN-32] erasing a person names the joined addresses, and leaves nothing of the erased one", async () => {
  const old = await send({ fullname: "Eve", email: "eve@old.example" });
  const now = await send({ fullname: "Eve", email: "eve@new.example" });
  await person(now.id, { email: "eve@old.example", joined: true });
  const { payload } = cms;
  expect(await previewErasure(payload, silentSite, "Eve@old.example")).toMatchObject({
    inbox: { resume: 1 },
    joined: ["eve@new.example"],
  });
  const erasure = await erasePerson({ payload }, silentSite, "eve@old.example", users.recruiter.id);
  expect(erasure.joined).toEqual(["eve@new.example"]);
  expect(await others(now)).toEqual({ ids: [], addresses: [] });
  const left = await payload.db.find({ collection: "submissions", where: {}, pagination: false });
  expect(JSON.stringify(left)).not.toContain("eve@old.example");
  expect(left.docs.some((doc) => "id" in doc && doc.id === old.id)).toBe(false);
});

test("[OWN-33] a form without a name shows the name from another form of the person; the visit's source has columns", async () => {
  await send({ fullname: "Fay Wood", email: "fay@example.com" });
  const priced = await send({
    "your-email": "FAY@example.com",
    _utm_source: "ads",
    _utm_medium: "cpc",
    _utm_campaign: "autumn",
  });
  expect(priced).toMatchObject({
    sender: "Fay Wood",
    email: "FAY@example.com",
    utmSource: "ads",
    utmMedium: "cpc",
    utmCampaign: "autumn",
  });
  expect((await send({ "your-email": "gil@example.com" })).sender).toBe("gil@example.com");
});

test("[OWN-33] the inbox's internal fields are no column, no filter, and not readable through the API", async () => {
  const { fields } = cms.payload.collections.submissions.config;
  const internal = ["address", "person", "files", "fields", "key", "notes", "newNote"];
  for (const name of internal) {
    const field = fields.find((one) => "name" in one && one.name === name);
    expect(field?.admin, name).toMatchObject({ disableListColumn: true, disableListFilter: true });
  }
  const { id } = await send({ fullname: "Hal", email: "hal@example.com" });
  const json = await (
    await callApi(cms, `/submissions/${id}`, { token: users.recruiter.token })
  ).json();
  for (const name of ["address", "person"]) expect(json).not.toHaveProperty(name);
  // The message number of the site's emails: staff search for it.
  expect(json).toHaveProperty("key");
  const query = `/submissions?where[address][equals]=hal@example.com`;
  expect((await callApi(cms, query, { token: users.recruiter.token })).status).toBe(400);
});
