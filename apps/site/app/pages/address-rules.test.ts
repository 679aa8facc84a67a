import { calls, readReply, type VacancySummary } from "@meridian/contract";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { english } from "@meridian/messages/language";
import { ownAddress } from "#app/pages/address-rules.server.ts";
import { pages } from "#app/pages/all-pages.server.ts";
import type { Found } from "#app/pages/define-page.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const records = Array.from({ length: 120 }, (_, at) => ({
  ID: at + 1,
  slug: `senior-java-engineer-${at}x`,
  post_title: `V${at}`,
  vacancies_filter: { work_type: named(at < 60 ? "Remote" : "Office") },
}));
const read = readReply(calls.vacancies.reply as v.GenericSchema, records);
const vacancies = (read.ok ? read.value : []) as VacancySummary[];
/** Records of their kinds with the given fields. */
const whole = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, fields]) => {
      const { reply } = calls[name as keyof typeof calls] as { reply: v.GenericSchema };
      if (fields instanceof Error || Array.isArray(fields)) return [name, fields];
      // A record is the first of a list, or the reply itself.
      const filled = [[RECORD], RECORD].map((wire) => readReply(reply, wire)).find(({ ok }) => ok);
      return [name, { ...((filled?.ok && filled.value) || RECORD), ...fields }];
    }),
  );
const RECORD = {
  id: 1,
  slug: "x",
  post_name: "x",
  title: "A title",
  description: "A description.",
  content: [{ title: "A part", text_editor: "<p>Text.</p>" }],
  data: { project_description: {} },
  // As the client returns a service.
  short_description: "",
  featured_image_url: null,
  explore_our_expertise: { description: "", image: null },
  box_repeater: [],
  how_it_works: [],
};
const host = (more: object = {}) =>
  fakeContent({
    vacancies,
    vacancyCategories: {
      work_type: named("Remote", "Office"),
      expertise: named("Senior"),
      specialization: [],
    },
    ...whole(more),
  });

const ruled =
  (route: string, content = host()) =>
  async (query: string, params = {}) => {
    const sorted = new URLSearchParams(query);
    sorted.sort();
    const request = {
      path: route,
      params,
      query: sorted,
      code: "en",
      t: english,
      languages: () => [],
    };
    const found = await pages.get(route)?.find?.(content, request);
    const { of, ...instead } = found ?? {};
    if (of === null) return { of, ...instead };
    return Object.keys(instead).length > 0 ? instead : null;
  };

test.each([
  ["", null],
  ["page=3", null],
  ["page=2&work_type=Remote", null],
  ["page=4", "/vacancies"],
  ["page=1", "/vacancies"],
  ["page=x", "/vacancies"],
  ["page=3&work_type=Remote", "/vacancies?work_type=Remote"],
  ["page=2&expertise=Wizard", "/vacancies?page=2"],
  ["work_type=Office&work_type=Remote", "/vacancies?work_type=Remote&work_type=Office"],
  [`work_type=Remote${"&work_type=Remote".repeat(199)}`, "/vacancies?work_type=Remote"],
])("[VAC-09] a query has one spelling: %j", async (query, to) => {
  expect(await ruled("/vacancies")(query)).toEqual(to === null ? null : { to });
});

test("a feed's query has one spelling, without pages", async () => {
  for (const route of ["/vacancies/feed.xml", "/vacancies/feed.json", "/vacancies/jobs.xml"]) {
    expect(await ruled(route)("work_type=Remote&expertise=Wizard")).toEqual({
      to: `${route}?work_type=Remote`,
    });
    expect(await ruled(route)("work_type=Remote")).toBeNull();
  }
});

test("[VACD-05] missing vacancies share the not-found page of the most similar vacancy; a closed one has its own", async () => {
  const rule = ruled("/vacancies/:slug");
  const path = async (slug: string) =>
    ((await rule("", { slug })) as { sharedAt?: string }).sharedAt;
  expect(await path("lead-java-engineer")).toBe("/vacancies/~senior-java-engineer-0x");
  expect(await path("java-engineer-77x")).toBe("/vacancies/~senior-java-engineer-77x");
  expect([
    await path("nothing-1"),
    await path("wp-77x"),
    await path("~"),
    await path("~made-up"),
  ]).toEqual(Array(4).fill("/vacancies/~"));
  const closed = host({
    vacancy: { slug: "x", title: "Lead", closed: true, vacancies_filter: { specialization: [] } },
  });
  const found = (await ruled("/vacancies/:slug", closed)("", { slug: "x" })) as Found<never>;
  expect(found).toMatchObject({ of: null, isWithdrawn: true });
  expect(found.instead?.()).toMatchObject({ title: "Lead", others: { length: 3 } });
});

test.each(["/services/:slug", "/case-studies/:slug", "/blog/:slug"])(
  "%s without its record is absent",
  async (route) => {
    expect(await ruled(route)("", { slug: "x" })).toEqual({ of: null });
    expect(
      await ruled(route, host({ service: {}, caseStudy: {}, blogPost: {} }))("", { slug: "x" }),
    ).toBeNull();
  },
);

test.each([
  ["/services/:slug", "service", "slug", "/services/"],
  ["/case-studies/:slug", "caseStudy", "slug", "/case-studies/"],
  ["/blog/:slug", "blogPost", "post_name", "/blog/"],
  ["/vacancies/:slug", "vacancy", "slug", "/vacancies/"],
] as const)(
  "%s has one address: other spellings redirect permanently",
  async (route, call, name, prefix) => {
    // Spellings that WordPress treats as equal: doubly encoded, a space, other punctuation.
    for (const [own, requested, path] of [
      ["%d0%b4%d0%b6", "%d0%b4%d0%b6", `${prefix}%D0%B4%D0%B6`],
      ["a-b", "a b", `${prefix}a-b`],
      ["a-b", "a-b!", `${prefix}a-b`],
    ] as const)
      expect(
        await ruled(route, host({ [call]: { [name]: own } }))("", { slug: requested }),
      ).toEqual({
        to: path,
        isForGood: true,
      });
    for (const [own, requested] of [
      ["%d0%b4%d0%b6", "дж"],
      ["дж", "дж"],
      ["A-B", "a-b"],
    ] as const)
      expect(
        await ruled(route, host({ [call]: { [name]: own } }))("", { slug: requested }),
        requested,
      ).toBeNull();
  },
);

test("a record without a name does not redirect", () => {
  expect(ownAddress("/services/", "a-b", "")).toEqual({});
});

test("a technology has one address, too", async () => {
  const rule = ruled("/:page", host({ technology: { slug: "technologies-%d0%b4%d0%b6" } }));
  expect(await rule("", { page: "technologies-%d0%b4%d0%b6" })).toEqual({
    to: "/technologies-%D0%B4%D0%B6",
    isForGood: true,
  });
  expect(await rule("", { page: "technologies-дж" })).toBeNull();
  // No redirect to a record with a different slug.
  const other = ruled("/:page", host({ technology: { slug: "java" } }));
  expect(await other("", { page: "technologies-java" })).toBeNull();
});

test("[POST-04] [TECH-01] [EXP-01] a removed career post redirects to the career page; a field without a record is absent", async () => {
  expect(await ruled("/career/:id")("", { id: "7" })).toEqual({ of: null, to: "/career" });
  for (const page of ["technologies-x", "expertise-x", "technologies-"])
    expect(await ruled("/:page")("", { page })).toEqual({ of: null });
  expect(await ruled("/:page", host({ expertise: {} }))("", { page: "expertise-x" })).toBeNull();
});

test("removes an unknown team from the survey's address, unless the host fails, and an empty team from the calculator's", async () => {
  expect(await ruled("/survey", host({ specialisationCosts: [] }))("team=made-up")).toEqual({
    to: "/survey",
  });
  expect(
    await ruled("/survey", host({ specialisationCosts: new Error("down") }))("team=xyz.senior.2"),
  ).toBeNull();
  expect(await ruled("/pricing", host({ specialisationCosts: [] }))("team=")).toEqual({
    to: "/pricing",
  });
});

test("returns no verdict when the host fails", async () => {
  await expect(
    ruled("/services/:slug", host({ service: new Error("down") }))("", { slug: "x" }),
  ).rejects.toThrow("down");
});
