import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MARK_WORDS } from "@meridian/files/store/file-marks";
import { handleEndpoints, type UIFieldServerProps } from "payload";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { WhatWasSent } from "#inbox/screens/what-was-sent.tsx";
import { ensureFirstUser } from "#host/boot.ts";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Submission, User } from "#payload-types.ts";
import { sessionOf } from "#testing/api.ts";
import { englishI18n } from "#testing/english.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
beforeAll(async () => {
  await ensureFirstUser(cms.payload, cms.settings);
});

const CV = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

function send(key: string, name = "Ann Lee", file = CV): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries({
    fullname: name,
    email: "ann@example.com",
    description: "Hello",
    vacancy: "QA engineer",
    _wpcf7_unit_tag: "t",
    _idempotency_key: key,
  }))
    body.append(field, value);
  body.append("file-type", file);
  return receiveForm(
    new Request("http://cms.test/", { method: "POST", body, headers: { "user-agent": "test" } }),
    "resumeForm",
    inboxOf(cms.payload, inboxFiles(cms.settings)),
  );
}

async function userWith(role: User["role"]): Promise<User & { collection: "users" }> {
  const { payload } = cms;
  const found = await payload.find({
    collection: "users",
    where: { role: { equals: role } },
    limit: 1,
  });
  const user =
    found.docs[0] ??
    (await payload.create({
      collection: "users",
      data: { email: `${role}@example.com`, password: "a-test-password", role },
    }));
  return { ...user, collection: "users" };
}

test("[CON-09] ten simultaneous repeats give one submission, one file and ten successes", async () => {
  const began = Date.now();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("at-once")));
  for (const answer of answers) expect(await answer.json()).toMatchObject({ status: "mail_sent" });
  const { docs, totalDocs } = await cms.payload.find({
    collection: "submissions",
    where: { key: { equals: "at-once" } },
  });
  expect(totalDocs).toBe(1);
  expect(Date.parse(docs[0]?.receivedAt ?? "")).toBeGreaterThanOrEqual(began);
  expect(docs[0]).toMatchObject({
    kind: "resume",
    status: "new",
    sender: "Ann Lee",
    email: "ann@example.com",
    subject: "QA engineer",
    vacancy: "QA engineer",
    message: "Hello",
    fileNames: "cv.pdf",
    fields: { vacancy: "QA engineer" },
  });
  const inbox = join(cms.settings.dataDir, "inbox");
  expect([
    (await readdir(inbox)).filter((name) => name !== "incoming").length,
    await readdir(join(inbox, "incoming")),
  ]).toEqual([1, []]);
});

test("the inbox needs a login, and no submission can be created through the API", async () => {
  const { payload } = cms;
  await expect(payload.find({ collection: "submissions", overrideAccess: false })).rejects.toThrow(
    "Your role does not allow",
  );
  for (const role of ["admin", "editor", "recruiter"] as const) {
    const user = await userWith(role);
    expect(
      (await payload.find({ collection: "submissions", overrideAccess: false, user })).totalDocs,
      role,
    ).toBeGreaterThan(0);
    await expect(
      payload.create({
        collection: "submissions",
        data: { kind: "contact", status: "new", fields: {} },
        overrideAccess: false,
        user,
      }),
      role,
    ).rejects.toThrow("Your role does not allow");
  }
});

const READ_BY_RECRUITERS = new Set([
  "submissions",
  "reply-templates",
  "replies",
  "letters",
  "suppressions",
  "users",
  "vacancies",
  "vacancy-terms",
  // For replies.
  "media",
]);

test("a recruiter works on the inbox and sees nothing else but vacancies; sent values cannot be changed", async () => {
  const { payload } = cms;
  const user = await userWith("recruiter");
  const others = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith("payload-") && !READ_BY_RECRUITERS.has(slug));
  expect(others.length).toBeGreaterThan(10);
  for (const collection of others)
    await expect(
      payload.find({ collection, overrideAccess: false, user }),
      collection,
    ).rejects.toThrow("Your role does not allow");
  for (const { slug } of payload.config.globals.filter(
    (global) => global.slug !== "inbox-settings",
  ))
    await expect(payload.findGlobal({ slug, overrideAccess: false, user }), slug).rejects.toThrow(
      "Your role does not allow",
    );
  const { docs } = await payload.find({ collection: "submissions", limit: 1 });
  const id = docs[0]?.id ?? 0;
  const changed = await payload.update({
    collection: "submissions",
    id,
    data: { status: "interview", newNote: "Called", sender: "Somebody else" },
    overrideAccess: false,
    user,
  });
  expect(changed).toMatchObject({
    status: "interview",
    remarks: [{ text: "Called", by: "recruiter@example.com" }],
    sender: "Ann Lee",
  });
  await expect(
    payload.delete({ collection: "submissions", id, overrideAccess: false, user }),
  ).rejects.toThrow("Your role does not allow");
  const self = await payload.update({
    collection: "users",
    id: user.id,
    data: { name: "Rita", role: "admin", currentPassword: "a-test-password" },
    overrideAccess: false,
    user,
  });
  expect(self).toMatchObject({ name: "Rita", role: "recruiter" });
});

test("applications have the recruiters' statuses, messages have others, and neither accepts the other's", async () => {
  const { payload } = cms;
  const submission = { status: "new", fields: {} } as const;
  const resume = await payload.create({
    collection: "submissions",
    data: { ...submission, kind: "resume" },
  });
  const contact = await payload.create({
    collection: "submissions",
    data: { ...submission, kind: "contact" },
  });
  const set = (id: number, status: Submission["status"]) =>
    payload.update({ collection: "submissions", id, data: { status } });
  for (const status of [
    "reviewing",
    "interview",
    "offer",
    "rejected",
    "withdrawn",
    "spam",
    "new",
  ] as const)
    expect((await set(resume.id, status)).status).toBe(status);
  for (const status of ["in-progress", "done", "spam", "new"] as const)
    expect((await set(contact.id, status)).status).toBe(status);
  await expect(set(resume.id, "done")).rejects.toThrow("Status");
  await expect(set(contact.id, "offer")).rejects.toThrow("Status");
  for (const { id } of [resume, contact]) await payload.delete({ collection: "submissions", id });
});

test("[OWN-34] with a login a submission's file can be downloaded and a PDF viewed; it is deleted with the submission", async () => {
  const { payload, settings } = cms;
  await send("download");
  const { docs } = await payload.find({
    collection: "submissions",
    where: { key: { equals: "download" } },
  });
  const id = docs[0]?.id ?? 0;
  const download = async (headers: Record<string, string> = {}) =>
    handleEndpoints({
      config: payload.config,
      request: new Request(`${settings.url}/cms/api/submissions/${id}/files/0`, { headers }),
      payloadInstanceCacheKey: settings.dataDir,
    });
  expect((await download()).status).toBe(401);
  const token = await sessionOf(cms, settings.adminEmail ?? "", settings.adminPassword ?? "");
  const answer = await download({ authorization: `JWT ${token}` });
  expect([answer.status, await answer.text()]).toEqual([200, "%PDF-1.7"]);
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf",
  );
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const view = async (headers: Record<string, string>) =>
    handleEndpoints({
      config: payload.config,
      request: new Request(`${settings.url}/cms/api/submissions/${id}/files/0/view`, { headers }),
      payloadInstanceCacheKey: settings.dataDir,
    });
  expect((await view({})).status).toBe(401);
  const shown = await view({ authorization: `JWT ${token}` });
  expect([shown.status, await shown.text()]).toEqual([200, "%PDF-1.7"]);
  expect(shown.headers.get("content-type")).toBe("application/pdf");
  expect(shown.headers.get("content-disposition")).toBe("inline");
  const stored = join(settings.dataDir, "inbox", docs[0]?.files?.[0]?.storedAs ?? "");
  await writeFile(stored, "<script>alert(1)</script>");
  expect((await view({ authorization: `JWT ${token}` })).status).toBe(415);
  await payload.delete({ collection: "submissions", id });
  expect(await readdir(join(settings.dataDir, "inbox"))).not.toContain(
    docs[0]?.files?.[0]?.storedAs,
  );
});

test("[SEC-08] the site's warnings are shown with the file: in the record, the list, the form and the download's name", async () => {
  const { payload, settings } = cms;
  const type = "application/pdf; encrypted=yes; active=yes";
  await send(
    "marked",
    "Ann Lee",
    new File(["HTTP/1.1 200 OK\r\n\r\n%PDF-1.7"], "cv.pdf", { type }),
  );
  const { docs } = await payload.find({
    collection: "submissions",
    where: { key: { equals: "marked" } },
  });
  const [data] = docs;
  expect(data).toMatchObject({
    fileNames: "cv (encrypted, active content).pdf",
    files: [{ name: "cv.pdf", type }],
  });
  const shown = renderToStaticMarkup(
    await WhatWasSent({ data, payload, i18n: englishI18n } as unknown as UIFieldServerProps),
  );
  for (const { warning } of [MARK_WORDS.encrypted, MARK_WORDS.active])
    expect(shown).toContain(warning);
  expect(shown).not.toContain(MARK_WORDS.unscanned.warning);
  const token = await sessionOf(cms, settings.adminEmail ?? "", settings.adminPassword ?? "");
  const read = (view: string) =>
    handleEndpoints({
      config: payload.config,
      request: new Request(`${settings.url}/cms/api/submissions/${data?.id}/files/0${view}`, {
        headers: { authorization: `JWT ${token}` },
      }),
      payloadInstanceCacheKey: settings.dataDir,
    });
  expect((await read("")).headers.get("content-disposition")).toContain(
    'filename="cv (encrypted, active content).pdf"',
  );
  // The PDF header is in the first kilobyte, but not at the start.
  expect((await read("/view")).status).toBe(200);
  await payload.delete({ collection: "submissions", id: data?.id ?? 0 });
});

test("without a login no content can be read through the admin's own API", async () => {
  const { payload } = cms;
  const slugs = payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith("payload-"));
  for (const collection of slugs)
    await expect(payload.find({ collection, overrideAccess: false }), collection).rejects.toThrow(
      "Your role does not allow",
    );
  for (const { slug } of payload.config.globals)
    await expect(payload.findGlobal({ slug, overrideAccess: false }), slug).rejects.toThrow(
      "Your role does not allow",
    );
});
