import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Scanner } from "@meridian/files/scan/scanner";
import { strFromU8, unzipSync } from "fflate";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import type { Added } from "#inbox/by-hand/add-endpoint.ts";
import { rowOf } from "#inbox/export/table.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { setMailTools } from "#inbox/mailbox/mail-tools.ts";
import { partsOf } from "#inbox/parts.ts";
import { CandidateFields } from "#inbox/screens/candidate-fields.tsx";
import { expire } from "#inbox/retention.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { english } from "#testing/english.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import { pdfOf } from "#testing/text-files.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { ada: "admin", ben: "recruiter", art: "author" });
const checks = createMailTools({});
const scanner = { scan: vi.fn<Scanner["scan"]>(async () => ({ outcome: "clean" })) };
const mails = vi.fn<() => Promise<void>>(async () => undefined);
let vacancy: number;

beforeAll(async () => {
  setMailTools({ ...checks, scanner });
  const { payload } = cms;
  await payload.update({ collection: "users", id: users.ben.id, data: { name: "Ben" } });
  const data = { title: "Go engineer", slug: "go-engineer", _status: "draft" } as const;
  ({ id: vacancy } = await payload.create({ collection: "vacancies", data, draft: true }));
});
afterAll(() => checks.stop());

const CV = pdfOf(["BT /F1 12 Tf 20 200 Td (Kubernetes) Tj ET"]);
const fileOf = (bytes: BlobPart = new Uint8Array(CV), name = "cv.pdf") => new File([bytes], name);
const formOf = (fields: Record<string, string>, ...files: File[]): FormData => {
  const data = new FormData();
  const whole = { key: randomUUID(), fullname: "Zoë Stern", from: "fair", ...fields };
  for (const [name, value] of Object.entries(whole)) data.append(name, value);
  for (const file of files) data.append("file", file);
  return data;
};
const post = (formData: FormData, who = "ben", headers = {}) =>
  callApi(cms, "/submissions/by-hand", {
    method: "POST",
    formData,
    headers,
    token: users[who]?.token,
  });
async function add(fields: Record<string, string>, ...files: File[]): Promise<Submission> {
  const response = await post(formOf(fields, ...files));
  const { id = 0 } = (await response.json()) as Partial<Added>;
  expect([response.status, id]).toEqual([200, expect.any(Number)]);
  return stored(id);
}
const stored = (id: number) => cms.payload.findByID({ collection: "submissions", id, depth: 0 });
const count = async () => (await cms.payload.count({ collection: "submissions" })).totalDocs;
const uploads = () => readdir(join(cms.settings.dataDir, "inbox", "incoming"));

test("[OWN-140] a candidate added by hand is a new application with its vacancy and file; it names who added it and from where, and nobody gets an email", async () => {
  Object.assign(cms.payload.config.custom, { site: { mail: mails } });
  const fields = { email: "Zoe@Example.com", phone: "+972 50 1", vacancy: String(vacancy) };
  const one = await add({ ...fields, notes: "Met at the stand" }, fileOf());
  expect(one).toMatchObject({
    kind: "resume",
    status: "new",
    sender: "Zoë Stern",
    email: "zoe@example.com",
    vacancy: "Go engineer",
    subject: "Go engineer",
    suspicious: false,
    fileNames: "cv.pdf",
    remarks: [{ text: "Met at the stand", by: "Ben" }],
    history: [{ what: "Added by hand, from: fair", by: "Ben" }],
  });
  const { facts } = partsOf(one, await fieldLabels(cms.payload), english);
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ["Added by", "Ben"],
    ["Resume from", "fair"],
  ]);
  expect(rowOf(one).join("\n")).toContain("_added_from: fair");
  const { vacancies } = await applicationsByVacancy(cms.payload);
  expect(vacancies.find(({ id }) => id === vacancy)).toMatchObject({ total: 1 });
  for (const words of ["zoe stern", "97250", "stand"]) {
    const where = { searchText: { like: words } };
    expect((await cms.payload.find({ collection: "submissions", where })).totalDocs).toBe(1);
  }
  expect(scanner.scan).toHaveBeenCalledOnce();
  expect(mails).not.toHaveBeenCalled();
  expect(await uploads()).toEqual([]);
});

test("[OWN-140] without a vacancy it has no subject, and a phone number is a way to reach the person", async () => {
  const one = await add({ phone: "+49 40 1" });
  expect(one).toMatchObject({ subject: "", vacancy: "", page: "", email: "", files: [] });
});

test("[OWN-140] a double press adds one candidate with one file, at once or later", async () => {
  const before = await count();
  const key = randomUUID();
  const send = () => post(formOf({ key, email: "two@example.com" }, fileOf()));
  const answers = [...(await Promise.all([send(), send()])), await send()];
  const ids = await Promise.all(
    answers.map(async (one) => ((await one.json()) as Partial<Added>).id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await count()).toBe(before + 1);
  const folder = await readdir(join(cms.settings.dataDir, "inbox"));
  const { files } = await stored(ids[0] ?? 0);
  const { docs } = await cms.payload.find({ collection: "submissions", pagination: false });
  const known = docs.flatMap((one) => (one.files ?? []).map(({ storedAs }) => storedAs));
  expect(folder.filter((name) => name !== "incoming").toSorted()).toEqual(known.toSorted());
  expect(files).toHaveLength(1);
});

test("[OWN-140] each field is refused with its reason, as is a file that the intake would refuse; nothing stays", async () => {
  const before = await count();
  const problemsOf = async (fields: Record<string, string>, ...files: File[]) => {
    const response = await post(formOf(fields, ...files));
    expect(response.status).toBe(422);
    return ((await response.json()) as Partial<Added>).problems;
  };
  expect(await problemsOf({ fullname: " ", from: "", email: "zoe@", vacancy: "999" })).toEqual({
    fullname: expect.stringContaining("Write the name"),
    from: expect.stringContaining("Write where"),
    email: "This is no e-mail address.",
    vacancy: expect.stringContaining("Choose a vacancy"),
  });
  expect(await problemsOf({})).toEqual({ email: expect.stringContaining("or a phone number") });
  const fields = { email: "zoe@example.com" };
  const refusals: [File[], string][] = [
    [[fileOf("<html></html>")], "web page"],
    [[fileOf("MZ", "cv.exe")], "only PDF and Word"],
    [[fileOf(new Uint8Array(10 * 1024 * 1024 + 1))], "larger than 10 MB"],
    [[fileOf(), fileOf()], "one file only"],
  ];
  for (const [files, reason] of refusals)
    expect((await problemsOf(fields, ...files))?.file).toContain(reason);
  scanner.scan.mockResolvedValueOnce({ outcome: "infected", name: "Eicar" });
  expect((await problemsOf(fields, fileOf()))?.file).toContain("virus scanner");
  expect([await count(), await uploads()]).toEqual([before, []]);
});

test("[OWN-140] the form has an input with a label for each field, and the reason of a refusal at it", () => {
  const props = {
    vacancies: [{ id: 1, title: "Go", label: "Go" }],
    problems: { phone: "Too long" },
    t: english,
  };
  const html = renderToStaticMarkup(createElement(CandidateFields, props));
  const names = ["fullname", "email", "phone", "from", "notes", "vacancy", "file"];
  expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  for (const [, id] of html.matchAll(/for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  expect(html).toMatch(/aria-invalid="true"[^>]*name="phone"[^]*Too long/);
});

test("[OWN-140] who may not use the inbox is refused before the body is read, as is a body that is too large or no form", async () => {
  const form = formOf({ email: "zoe@example.com" });
  expect((await post(form, "art")).status).toBe(403);
  expect((await post(form, "nobody")).status).toBe(403);
  expect((await post(form, "ben", { "content-length": "99999999" })).status).toBe(413);
  expect(
    (await post(form, "ben", { "content-type": "multipart/form-data; boundary=x" })).status,
  ).toBe(400);
  const json = { method: "POST", body: {}, token: users.ben.token } as const;
  expect((await callApi(cms, "/submissions/by-hand", json)).status).toBe(415);
  expect((await post(formOf({ key: "1", email: "zoe@example.com" }))).status).toBe(400);
});

test("[OWN-140] the person's archive has it without the colleague's name, and its retention starts with the day it was added", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ submissions: 0 }));
  const { id } = await add({ email: "kept@example.com" }, fileOf());
  const archive = await callApi(cms, "/submissions/person-archive", {
    method: "POST",
    body: { email: "kept@example.com" },
    token: users.ada.token,
  });
  const packed = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const given = strFromU8(packed["submissions.json"] ?? new Uint8Array());
  expect(JSON.parse(given)).toMatchObject([{ fields: { _added_from: "fair" } }]);
  expect(given).not.toContain("Ben");
  expect(packed[`files/${id}/1-cv.pdf`]).toHaveLength(CV.length);
  vi.unstubAllGlobals();
  const { store } = inboxFiles(cms.settings);
  const months = (number: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() + number);
    return day;
  };
  await expire(cms.payload, store, months(11));
  expect((await stored(id)).id).toBe(id);
  await expire(cms.payload, store, months(13));
  expect(await count()).toBe(0);
  const left = await readdir(join(cms.settings.dataDir, "inbox"));
  expect(left).toEqual(["incoming"]);
});
