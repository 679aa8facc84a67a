import { addressOf } from "@meridian/contract";
import { ValidationError } from "payload";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import type { Vacancy } from "#payload-types.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

let made = 0;
const save = (data: Partial<Vacancy>, draft = false): Promise<Vacancy> =>
  cms.payload.create({
    collection: "vacancies",
    data: { title: "QA", slug: `paid-${++made}`, hot: 0, _status: "published", ...data },
    draft,
  });
/** The refused field and its reason; `null`: it was saved. */
const refusal = (data: Partial<Vacancy>, draft = false): Promise<string | null> =>
  save(data, draft).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join("\n");
    },
  );
const wire = async ({ slug }: Vacancy): Promise<unknown> =>
  (await answerGet(new URL(`http://cms.test${addressOf("vacancy")}${slug}`), cms.payload)).json();

const EUR = { from: 3000, to: 4500, currency: "eur ", period: "month", tax: "gross" } as const;

test("[OWN-122] a salary is saved and sent with its currency's code", async () => {
  expect(await wire(await save({ salary: EUR }))).toMatchObject([
    { salary: { from: 3000, to: 4500, currency: "EUR", period: "month", tax: "gross" } },
  ]);
  expect(await wire(await save({}))).toMatchObject([{ salary: { from: "", to: "" } }]);
});

test.each([
  ["salary.from", { ...EUR, from: -1 }],
  ["salary.to", { ...EUR, to: 2000 }],
  ["salary.currency", { ...EUR, currency: "" }],
  ["salary.currency", { ...EUR, currency: "EUX" }],
  ["salary.period", { ...EUR, period: null }],
])("[OWN-122] a wrong %s is refused with its reason: %j", async (field, salary) => {
  expect(await refusal({ salary })).toMatch(new RegExp(`^${field}: (?:Write|Choose) `));
});

test("[OWN-123] countries are typed by name or code, sent as codes, and unknown ones refused", async () => {
  const vacancy = await save({ workFrom: ["ua", "Germany", "UA"] });
  expect(vacancy.workFrom).toEqual(["Ukraine", "Germany"]);
  expect(await wire(vacancy)).toMatchObject([{ work_from: ["UA", "DE"] }]);
  const { workFrom } = await save({ workFrom: ["Bosnia and Herzegovina"] });
  expect(workFrom).toEqual(["Bosnia & Herzegovina"]);
  expect(await refusal({ workFrom: ["Atlantis"] })).toContain("Atlantis is no country");
});

test("[OWN-124] if the settings demand a salary, a vacancy without one can be a draft but not public", async () => {
  const open = await save({});
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { vacancies: { salaryRequired: true }, _status: "published" },
  });
  expect(await refusal({})).toContain("salary.from: The settings demand a salary");
  expect(await refusal({ _status: "draft" }, true)).toBeNull();
  expect(await refusal({ salary: { from: 3000, currency: "EUR", period: "month" } })).toBeNull();
  expect(await wire(open)).toMatchObject([{ closed: false }]);
});
