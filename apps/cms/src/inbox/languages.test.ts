import { languageOf } from "@meridian/messages/language";
import { expect, test, vi } from "vitest";
import { headOf, rowOf } from "#inbox/export/table.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { languagesIn } from "#inbox/languages.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";
import { callApi, sessionOf } from "#testing/api.ts";
import { english } from "#testing/english.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const send = (key: string, fields: Record<string, string>) =>
  inboxOf(cms.payload, inboxFiles(cms.settings)).save({ kind: "resume", fields, files: [], key });

test("[LANG-41] the inbox has a submission's language as a column, a filter and in exports; one without a language shows none", async () => {
  const { payload } = cms;
  const login = { email: "rita@example.com", password: "a-test-password" };
  const user = await payload.create({
    collection: "users",
    data: { ...login, role: "recruiter" },
  });
  const token = await sessionOf(cms, login.email, login.password);
  await payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: { fullname: "Old" }, sender: "Old" },
  });
  await send("k1", { fullname: "Ann" });
  expect(await languagesIn(payload, { ...user, collection: "users" }, english)).toEqual([]);
  await send("k2", { fullname: "Jo", _language: "en" });
  await send("k3", { fullname: "Uwe", _language: "de" });
  await send("k4", { fullname: "Uli", _language: "de" });
  const named = await languagesIn(payload, { ...user, collection: "users" }, english);
  expect(named.map(({ code, name }) => [code, name])).toEqual([
    ["en", "English"],
    ["de", "German"],
  ]);
  expect(await languagesIn(payload, null, english).catch(() => "refused")).toBe("refused");

  const answer = await callApi(cms, "/submissions?where[language][equals]=de&sort=id", { token });
  const { docs }: { docs: Submission[] } = await answer.json();
  expect(docs.map(({ sender }) => sender)).toEqual(["Uwe", "Uli"]);
  const all = await payload.find({ collection: "submissions", sort: "id" });
  const column = headOf({}).indexOf("Language");
  const others = headOf({}).indexOf("Other fields");
  expect(all.docs.map((one) => [rowOf(one)[column], rowOf(one)[others]])).toEqual([
    ["", ""],
    ["", ""],
    ["English", ""],
    ["German", ""],
    ["German", ""],
  ]);
});

test("[LANG-40] with German as the first language the labels of an English visitor's submission are German, in inbox and export", async () => {
  const { payload } = cms;
  await payload.updateGlobal({
    slug: "site-settings",
    data: { language: "de", otherLanguages: ["en"], _status: "published" },
  });
  await send("k5", { fullname: "Ann", phone: "1", specialization: "Go", _language: "en" });
  const labels = await fieldLabels(payload);
  const { t } = languageOf("de").language;
  expect(labels).toMatchObject({
    specialization: "Fachrichtung",
    teamSize: "Teamgröße",
    _utm_source: t("office.source"),
  });
  for (const name of ["Fachrichtung", "Teamgröße", "Technologien", t("office.source")])
    expect(headOf(labels)).toContain(name);
});
