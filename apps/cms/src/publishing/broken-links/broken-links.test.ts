import { expect, test, vi } from "vitest";
import { findBrokenLinks } from "#publishing/broken-links/find-broken-links.ts";
import { lastReport, checkLinksWeekly } from "#publishing/broken-links/watch-links.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { callApi, sessionOf } from "#testing/api.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const PASSWORD = "a-test-password";
const SITE = "https://www.example.com";
const cms = testCms();

const brief = async (): Promise<string[]> =>
  (await findBrokenLinks(cms.payload, SITE)).map(
    ({ kind, title, field, to, why }) => `${kind} ${title} ${field} ${to} ${why.split(":")[0]}`,
  );
const post = (slug: string, html: string, _status: "draft" | "published" = "published") =>
  cms.payload.create({
    collection: "blog-posts",
    data: {
      slug,
      title: slug,
      date: "2026-10-01T12:00:00.000Z",
      description: slug,
      sections: [{ title: "One", body: fromHtml(html) }],
      _status,
    },
  });
const service = (slug: string, _status: "draft" | "published") =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status },
    draft: _status === "draft",
  });
const links = (...addresses: string[]): string =>
  `<p>${addresses.map((to) => `<a href="${to}">there</a>`).join(" and ")}</p>`;

test("[OWN-54] broken links in published texts, fields and redirects are listed with their place; links in drafts, to other sites and to existing pages are not", async () => {
  await service("here", "published");
  await service("begun", "draft");
  const { id } = await service("thrown-away", "published");
  await cms.payload.update({
    collection: "services",
    id,
    data: { deletedAt: new Date().toISOString() },
  });
  await post(
    "links",
    links(
      "/services/here",
      "/nowhere",
      `${SITE}/services/begun?x=1`,
      "https://other.example/none",
    ) + links("/nowhere", "/services/thrown-away", "/pricing", "/old"),
  );
  await post("unseen", links("/nothing"), "draft");
  for (const [from, to] of [
    ["/old", "/services/here"],
    ["/older", "/services/gone"],
  ] as const)
    await cms.payload.create({ collection: "redirects", data: { from, to, status: "301" } });
  expect(await brief()).toEqual([
    "Blog post links Text /nowhere This page does not exist",
    "Blog post links Text /services/begun?x=1 This page is not published",
    "Blog post links Text /services/thrown-away This page is in the trash",
    "Redirect /older New address /services/gone This page does not exist",
  ]);
});

test("[OWN-54] the links are checked once a week, and the result is stored", async () => {
  const at = (day: number) => new Date(Date.UTC(2027, 0, day));
  expect(await lastReport(cms.payload)).toBeNull();
  expect(await checkLinksWeekly(cms.payload, SITE, at(1))).toBe(true);
  expect(await checkLinksWeekly(cms.payload, SITE, at(7))).toBe(false);
  expect(await lastReport(cms.payload)).toMatchObject({ at: at(1).toISOString(), more: 0 });
  expect((await lastReport(cms.payload))?.links).toHaveLength(4);
  expect(await checkLinksWeekly(cms.payload, SITE, at(8))).toBe(true);
  // A clock that was ahead does not delay the next check.
  expect(await checkLinksWeekly(cms.payload, SITE, at(2))).toBe(true);
});

test("[OWN-54] an editor can start a check, a recruiter cannot", async () => {
  const asking = async (role: "editor" | "recruiter") => {
    const email = `${role}@example.com`;
    await cms.payload.create({ collection: "users", data: { email, password: PASSWORD, role } });
    const token = await sessionOf(cms, email, PASSWORD);
    return callApi(cms, "/broken-links", { method: "POST", body: {}, token });
  };
  expect((await asking("recruiter")).status).toBe(403);
  const answer = await asking("editor");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ more: 0 });
});
