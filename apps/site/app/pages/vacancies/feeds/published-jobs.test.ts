import { calls, readReply, type VacancySummary } from "@meridian/contract";
import { ENGLISH } from "@meridian/messages/language";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { publishedJobOf, readJobFeed } from "#app/pages/vacancies/feeds/published-jobs.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";

const ORIGIN = "https://meridian.example";
const HOST = fakeContent({});
const named = (...names: string[]) => names.map((name) => ({ name }));

function summaries(...records: object[]): VacancySummary[] {
  const result = readReply(
    calls.vacancies.reply as v.GenericSchema,
    records.map((record, at) => ({
      ID: at + 1,
      slug: `v${at + 1}`,
      post_title: `V${at + 1}`,
      ...record,
    })),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return result.value as VacancySummary[];
}

const hostWith = (...records: object[]) =>
  fakeContent({
    vacancies: summaries(...records),
    vacancyCategories: {
      work_type: named("Remote", "Office"),
      expertise: named("Senior", "Lead"),
      specialization: named("QA"),
    },
  });
const at = (query = ""): URL => new URL(`${ORIGIN}/vacancies/feed.xml${query}`);

test("a feed lists the newest first and omits closed vacancies", async () => {
  const host = hostWith(
    { date: "2026-10-01" },
    { date: "2026-11-01", valid_through: "2031-11-22" },
    { date: "2026-11-03", closed: true },
    {},
  );
  const { jobs, page, chosen } = await readJobFeed(host, at(), ENGLISH);
  expect(jobs.map(({ id }) => id)).toEqual([2, 1, 4]);
  expect([page, chosen]).toEqual([`${ORIGIN}/vacancies`, ""]);
});

test("does not escape a name twice that the host sends encoded", async () => {
  const { jobs } = await readJobFeed(
    hostWith({ slug: "%d0%b4%d0%b6" }, { slug: "дж" }),
    at(),
    ENGLISH,
  );
  expect(jobs.map(({ url }) => url)).toEqual(Array(2).fill(`${ORIGIN}/vacancies/%D0%B4%D0%B6`));
});

test("a feed uses the page's parameters and is cached only for few filters", async () => {
  const host = hostWith(
    { vacancies_filter: { work_type: named("Remote"), specialization: named("QA") } },
    { vacancies_filter: { work_type: named("Office"), specialization: named("QA") } },
  );
  const remote = await readJobFeed(host, at("?work_type=Remote"), ENGLISH);
  expect(remote.jobs.map(({ id }) => id)).toEqual([1]);
  expect([remote.page, remote.chosen, remote.headers]).toEqual([
    `${ORIGIN}/vacancies?work_type=Remote`,
    "Remote",
    {},
  ]);
  expect(
    (await readJobFeed(host, at("?specialization=QA&work_type=Remote&work_type=Office"), ENGLISH))
      .headers,
  ).toEqual({ "cache-control": "private, no-store" });
});

test("a failing host fails the feed: an empty one would close every vacancy", async () => {
  await expect(
    readJobFeed(fakeContent({ vacancies: new Error("down") }), at(), ENGLISH),
  ).rejects.toThrow("down");
});

test.each([
  ["Kyiv, Ukraine", "Kyiv", "Ukraine"],
  ["Springfield, Illinois, USA", "Springfield", "USA"],
  ["Ukraine", "", "Ukraine"],
  ["Kyiv", "Kyiv", ""],
  [" , Ukraine", "", "Ukraine"],
])("[VACD-06] %j is a place", (location, city, country) => {
  const [record] = summaries({ vacancies_filter: { location: named(location) } });
  expect(
    publishedJobOf({ ...(record as VacancySummary), title: "V" }, ORIGIN, ENGLISH, HOST).places,
  ).toEqual([{ city, country }]);
});

test("[OWN-127] feeds and search engines get the formatted text, with whole addresses and nothing else", () => {
  const [record] = summaries({
    description: "Plain.",
    formatted_description:
      '<p onclick="x()">You <strong>lead</strong>.<script>x()</script></p><p>&nbsp;</p><h3>With</h3><ul><li>Go</li></ul>' +
      '<p><a href="/pricing">Prices</a> <a href="#with">up</a> <a href="//evil.example">a</a> <a href="/\\evil.example">b</a></p>' +
      '<p><a href="https://host.example/case-studies/x">own</a> <a href="terms">beside</a> <a href="mailto:a@b.test">m</a></p>' +
      '<img src="/media/a.webp"><iframe src="https://evil.example"></iframe>',
  });
  const job = publishedJobOf({ ...(record as VacancySummary), title: "V" }, ORIGIN, ENGLISH, HOST);
  expect(job.html).toBe(
    "<p>You <strong>lead</strong>.</p><h3>With</h3><ul><li>Go</li></ul>" +
      `<p><a href="${ORIGIN}/pricing">Prices</a> <a href="${ORIGIN}/vacancies/v1#with">up</a> <a>a</a> <a>b</a></p>` +
      `<p><a href="${ORIGIN}/case-studies/x">own</a> <a href="${ORIGIN}/vacancies/terms">beside</a> <a href="mailto:a@b.test">m</a></p>`,
  );
  expect(job.summary).toBe("You lead.");
});
