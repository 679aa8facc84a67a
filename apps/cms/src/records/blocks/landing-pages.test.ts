import { BLOCK_TYPES } from "@meridian/contract";
import type { RequiredDataFromCollectionSlug } from "payload";
import { expect, test, vi } from "vitest";
import { BLOCKS } from "#records/blocks/landing-blocks.ts";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const CALL = "/api/wp/v2/pages?_fields=id,slug,link,title,path,blocks,acf&per_page=100";
const replyTo = async (address = CALL): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();

type Page = RequiredDataFromCollectionSlug<"landing-pages">;
const TEXT: Page["blocks"] = [{ blockType: "text", title: "A text" }];
const make = (slug: string, more: Partial<Page> = {}) =>
  cms.payload.create({
    collection: "landing-pages",
    data: { title: slug, slug, blocks: TEXT, _status: "published", ...more },
  });
const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "stored",
    (error: { data?: { errors?: { message: string }[] } }) =>
      error.data?.errors?.[0]?.message ?? String(error),
  );

test("[OWN-60] the admin offers every band of the contract, and no other", () =>
  expect(BLOCKS.map(({ slug }) => slug)).toEqual(BLOCK_TYPES));

test("[OWN-60] a published page is served with its bands as the contract defines them", async () => {
  const term = await cms.payload.create({
    collection: "vacancy-terms",
    data: { name: "Rust", kind: "specialization", order: 1, _status: "published" },
  });
  const works = await Promise.all(
    (["published", "draft"] as const).map((_status) =>
      cms.payload.create({
        collection: "case-studies",
        data: { slug: `work-${_status}`, title: "Work", order: 1, _status },
      }),
    ),
  );
  const { id } = await make("solutions/banks", {
    title: "Banks",
    blocks: [
      { blockType: "hero", title: "For banks", button: "Talk", link: "/pricing" },
      { blockType: "works", works: works.map((work) => work.id) },
      { blockType: "jobs", title: "Join", specialization: term.id },
      {
        blockType: "comparison",
        columns: [{ text: "They" }, { text: "We" }],
        rows: [{ title: "Notice", cells: [{ text: "yes" }, { text: "yes" }] }],
      },
    ],
    _status: "draft",
  });
  expect(await replyTo()).toEqual([]);
  await cms.payload.update({ collection: "landing-pages", id, data: { _status: "published" } });
  expect(await replyTo()).toEqual([
    {
      id,
      slug: "solutions/banks",
      title: "Banks",
      path: "/solutions/banks",
      blocks: [
        { type: "hero", title: "For banks", text: "", image: "", button: "Talk", link: "/pricing" },
        { type: "works", title: "", works: ["work-published"] },
        { type: "jobs", title: "Join", specialization: "Rust" },
        {
          type: "comparison",
          title: "",
          columns: ["They", "We"],
          rows: [{ title: "Notice", cells: ["yes", "yes"] }],
        },
      ],
    },
  ]);
  // Single pages are requested at the same path.
  expect(await replyTo("/api/wp/v2/pages?slug=clients")).toEqual([]);
  await cms.payload.update({ collection: "landing-pages", id, data: { blocks: [] } });
  expect(await replyTo()).toEqual([]);
  await cms.payload.delete({ collection: "landing-pages", id });
});

test("[OWN-60] an address of the site itself, one that redirects and an invalid one are refused with a message", async () => {
  await cms.payload.create({
    collection: "redirects",
    data: { from: "/old-place", to: "/pricing", status: "301" },
  });
  const refusal = (slug: string) => refused(make(slug));
  expect(await refusal("vacancies")).toBe(
    "The site already uses /vacancies or an address below it.",
  );
  expect(await refusal("services/x")).toContain("The site already uses");
  expect(await refusal("technologies-x")).toContain("The site already uses");
  expect(await refusal("old-place")).toBe(
    "A redirect from here to /pricing exists: remove it first, or choose another address.",
  );
  for (const bad of ["Banks", "a//b", "/a", "a/", "a?b", "a.b"])
    expect(await refusal(bad), bad).toContain("Use lower-case letters");
  expect(await refusal("a/b/c/d/e")).toBe("At most 4 parts.");
  expect(await refusal("a/b/c/d")).toBe("stored");
  expect(await refusal("a/b/c/d")).toContain("already has this");
});

test("[OWN-60] [LANG-22] an address under the prefix of a further language is refused", async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { brand: { name: "M" }, otherLanguages: ["de"], _status: "published" },
  });
  for (const slug of ["de", "de/banks"])
    expect(await refused(make(slug))).toContain("/de and addresses below it");
  expect(await refused(make("deals"))).toBe("stored");
});

test("[OWN-60] a moved page leaves a redirect, can move back, and the site is notified", async () => {
  const { id } = await make("first");
  const move = (slug: string) =>
    cms.payload.update({ collection: "landing-pages", id, data: { slug, _status: "published" } });
  const served = async () => replyTo("/api/meridian/v1/redirects");
  await move("second/place");
  expect(await served()).toContainEqual({ from: "/first", to: "/second/place", status: 301 });
  await move("first");
  expect(await served()).toContainEqual({ from: "/second/place", to: "/first", status: 301 });
  expect(await served()).not.toContainEqual(expect.objectContaining({ from: "/first" }));
  const changes = await pendingIn(cms.payload).read();
  expect(changes.flatMap(({ tags }) => tags)).toContain("landing-pages");
});

test("[OWN-60] no redirect can start at a landing page's address", async () => {
  await make("taken");
  expect(
    await refused(
      cms.payload.create({
        collection: "redirects",
        data: { from: "/taken", to: "/pricing", status: "301" },
      }),
    ),
  ).toContain("A page has this address");
});

test("[LEGAL-02] a published legal page is among the footer's legal links, and a change of it reaches every page; another page's does not", async () => {
  const legalLinks = async (): Promise<unknown> => {
    const { acf } = (await replyTo("/api/acf/v3/options/options")) as {
      acf: { footer_links_list: { legal: unknown } };
    };
    return acf.footer_links_list.legal;
  };
  const tagsNow = async (): Promise<string[]> => {
    const changes = await pendingIn(cms.payload).read();
    await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
    return changes.flatMap(({ tags }) => tags);
  };
  await tagsNow();
  await make("campaign");
  expect(await tagsNow()).not.toContain("options");
  const { id } = await make("imprint", { title: "Impressum", legal: true });
  expect(await tagsNow()).toEqual(expect.arrayContaining(["landing-pages", "options"]));
  await make("later", { legal: true, _status: "draft" });
  await make("empty", { legal: true, blocks: [] });
  expect(await legalLinks()).toEqual([{ link: "/imprint", link_name: "Impressum" }]);
  await tagsNow();
  const data = { legal: false, _status: "published" } as const;
  await cms.payload.update({ collection: "landing-pages", id, data });
  expect(await tagsNow()).toContain("options");
  expect(await legalLinks()).toEqual([]);
  expect(await refused(make("privacy-policy", { legal: true }))).toMatch(/already uses/);
});
