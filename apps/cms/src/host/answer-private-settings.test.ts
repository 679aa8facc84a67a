import { addressOf, CALL_NAMES, isGetCall } from "@meridian/contract";
import {
  PRIVATE_SETTINGS_TAG,
  type PrivateSettings,
} from "@meridian/contract/site-protocol/private-settings";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { expect, test, vi } from "vitest";
import { answerPrivateSettings } from "#host/answer-private-settings.ts";
import { answerGet } from "#contract/answer.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const ADDRESS = "http://cms.test/api/meridian/v1/private-settings";
const ask = async (secret = cms.settings.purgeSecret, more: object = {}): Promise<Response> => {
  const call = { for: "private-settings", at: Date.now(), ...more };
  const payload = vi.fn<() => Promise<typeof cms.payload>>(async () => cms.payload);
  const reply = await answerPrivateSettings(
    new Request(ADDRESS, signedPost(call, secret)),
    payload,
    cms.settings.purgeSecret,
  );
  if (reply.status !== 200) expect(payload).not.toHaveBeenCalled();
  return reply;
};
const read = async (): Promise<PrivateSettings["recipients"]> =>
  ((await (await ask()).json()) as PrivateSettings).recipients;
const save = (body: object, role: "admin" | "editor" = "admin"): Promise<Response> =>
  callApi(cms, "/globals/notifications", { method: "POST", body, token: users[role].token });

test("[OWN-35] only the site's signature, made now and for this address, opens the recipients", async () => {
  expect((await ask("another-secret")).status).toBe(401);
  expect((await ask(undefined, { at: Date.now() - 6 * 60_000 })).status).toBe(401);
  expect((await ask(undefined, { for: "deliveries" })).status).toBe(400);
  expect(await read()).toEqual({
    forms: { contact: [], resume: [], "price-request": [], survey: [] },
    vacancies: {},
    languages: {},
    languageVacancies: {},
  });
});

test("[OWN-35] an admin sets recipients for each form, checked; the site is notified", async () => {
  const body = { contact: [" sales@example.com", "sales@example.com"], priceRequest: ["a@b.test"] };
  expect((await save(body, "editor")).status).toBe(403);
  const wrong = await save({ survey: ["someone@example.com\nBcc: x@example.com"] });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("is no e-mail address");
  expect((await save(body)).status).toBe(200);
  const { forms } = await read();
  expect(forms).toMatchObject({ contact: ["sales@example.com"], "price-request": ["a@b.test"] });
  const { docs } = await cms.payload.find({ collection: "purges", sort: "-id", limit: 1 });
  expect(docs[0]?.tags).toEqual([PRIVATE_SETTINGS_TAG]);
});

test("[OWN-119] an admin names other recipients for a language, of all forms or some; a form twice, or no one, is refused", async () => {
  const row = (language: string, recipients: string[], forms?: string[]) => ({
    language,
    recipients,
    forms,
  });
  const refused = async (...languages: object[]): Promise<string> => {
    const reply = await save({ languages });
    expect(reply.status).toBe(400);
    return reply.text();
  };
  expect(await refused(row("de", []))).toContain("Name one address at least.");
  expect(await refused(row("German", ["a@b.test"]))).toContain("Choose a language.");
  expect(await refused(row("de", ["a@"]))).toContain("is no e-mail address");
  const twice = [row("de", ["a@b.test"]), row("de", ["c@b.test"], ["survey"])];
  expect(await refused(...twice)).toContain("in two rows");
  const languages = [
    row("de", ["vertrieb@example.com"], ["contact", "survey"]),
    row("he", ["il@example.com"]),
  ];
  expect((await save({ languages })).status).toBe(200);
  const il = ["il@example.com"];
  expect((await read()).languages).toEqual({
    de: { contact: ["vertrieb@example.com"], survey: ["vertrieb@example.com"] },
    he: { contact: il, resume: il, "price-request": il, survey: il },
  });
});

test("[OWN-35] a vacancy's recipients are under each of its addresses, also while it is closed; a draft's are not in use", async () => {
  const { payload } = cms;
  const jobs = ["jobs@example.com"];
  const { id } = await payload.create({
    collection: "vacancies",
    data: { title: "Welder", slug: "welder", hot: 0, recipients: jobs, _status: "published" },
  });
  await payload.update({ collection: "vacancies", id, data: { slug: "welder-berlin" } });
  expect((await read()).vacancies).toEqual({
    "/vacancies/welder-berlin": jobs,
    "/vacancies/welder": jobs,
  });
  const data = { recipients: ["draft@example.com"], _status: "draft" as const };
  await payload.update({ collection: "vacancies", id, data, draft: true });
  expect((await read()).vacancies["/vacancies/welder"]).toEqual(jobs);
  await payload.update({
    collection: "vacancies",
    id,
    data: { _status: "draft", recipients: jobs },
  });
  expect((await read()).vacancies["/vacancies/welder"]).toEqual(jobs);
});

test("[OWN-119] a vacancy's resumes in a language are for those that both name, with its recruiter; for all if none is", async () => {
  const { payload } = cms;
  const recipients = ["Jana@example.com", "tom@example.com"];
  const data = {
    title: "Fitter",
    slug: "fitter",
    hot: 0,
    recipients,
    _status: "published" as const,
  };
  const recruiter = { email: "rita@example.com" };
  const { id } = await payload.create({ collection: "vacancies", data: { ...data, recruiter } });
  const readers = (...others: string[]) => ({ forms: ["resume"], recipients: others });
  const languages = [
    { language: "de", ...readers("jana@example.com", "office@example.com") },
    { language: "he", ...readers("il@example.com") },
  ];
  expect((await save({ languages })).status).toBe(200);
  const { languageVacancies = {}, vacancies } = await read();
  const page = "/vacancies/fitter";
  expect(Object.entries(languageVacancies).map(([code, lists]) => [code, lists[page]])).toEqual([
    ["de", ["rita@example.com", "Jana@example.com"]],
  ]);
  expect(vacancies[page]).toEqual(["rita@example.com", ...recipients]);
  await payload.delete({ collection: "vacancies", id });
});

test("[OWN-35] [OWN-126] no reply for visitors has a recipient or the recruiter's address", async () => {
  await save({ contact: ["hidden@example.com"], resume: ["hidden@example.com"] });
  await cms.payload.create({
    collection: "vacancies",
    data: {
      title: "Smith",
      slug: "smith",
      hot: 0,
      recipients: ["hidden@example.com"],
      recruiter: { name: "Ann", email: "hidden@example.com", isNamed: true },
      _status: "published",
    },
  });
  let seen = 0;
  for (const name of CALL_NAMES.filter(isGetCall)) {
    const params = { slug: "smith", name: "smith", path: "vacancies/smith", id: "1" };
    const url = new URL(addressOf(name, params as never), "http://cms.test");
    const text = await (await answerGet(url, cms.payload)).text();
    expect(text, name).not.toContain("hidden@example.com");
    seen += Number(text.includes("Smith"));
  }
  // The list and the vacancy.
  expect(seen).toBeGreaterThan(1);
});

test("[OWN-126] a vacancy's recruiter gets its mail before the others, and is public only if they are to be named", async () => {
  const make = (slug: string, isNamed: boolean) =>
    cms.payload.create({
      collection: "vacancies",
      data: {
        title: slug,
        slug,
        hot: 0,
        recipients: ["jobs@example.com", "ann@example.com"],
        recruiter: { name: "Ann", role: "Recruiter", email: " ann@example.com", isNamed },
        _status: "published",
      },
    });
  const shown = async (slug: string): Promise<unknown> => {
    const url = new URL(addressOf("vacancy", { slug }), "http://cms.test");
    const [record] = (await (await answerGet(url, cms.payload)).json()) as { recruiter: object }[];
    return record?.recruiter;
  };
  await make("turner", true);
  await make("joiner", false);
  const { vacancies } = await read();
  for (const slug of ["turner", "joiner"])
    expect(vacancies[`/vacancies/${slug}`]).toEqual(["ann@example.com", "jobs@example.com"]);
  expect(await shown("turner")).toEqual({ name: "Ann", role: "Recruiter", portrait: "" });
  expect(await shown("joiner")).toEqual({ name: "", role: "", portrait: "" });
});

test("[OWN-126] a recruiter's address is checked", async () => {
  const recruiter = { email: "ann@" };
  const data = {
    title: "Tailor",
    slug: "tailor",
    hot: 0,
    recruiter,
    _status: "published" as const,
  };
  await expect(cms.payload.create({ collection: "vacancies", data })).rejects.toThrow("E-mail");
});
