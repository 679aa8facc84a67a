import { EntityType, groupNavItems } from "@payloadcms/ui/shared";
import { createLocalReq, getAccessResults } from "payload";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { NewestMessages } from "#dashboard/newest-messages.tsx";
import { Recent } from "#dashboard/recent.tsx";
import { recentWork } from "#publishing/editing/recent-work.ts";
import type { User } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { listsInMenu } from "#translations/own-languages.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

async function write(role: User["role"], path: string, body: object): Promise<void> {
  const answer = await callApi(cms, path, { method: "POST", body, token: users[role].token });
  expect(answer.status).toBeLessThan(300);
}
type Part = (props: never) => Promise<ReactElement | null>;
async function shown(part: Part, role: User["role"]): Promise<string> {
  const props = {
    payload: cms.payload,
    user: users[role],
    i18n: { language: "en", translations: {} },
  };
  return renderToStaticMarkup(createElement("div", null, await part(props as never)));
}

test("[OWN-22] an editor sees their own drafts and everyone's latest saves, without writes by the host and records in the trash; a recruiter sees none", async () => {
  const { payload } = cms;
  expect(await shown(Recent, "editor")).toContain("You have no unpublished drafts");
  await payload.create({
    collection: "services",
    data: { title: "By an import", slug: "imported", order: 1, _status: "published" },
  });
  await putGlobal(payload, "about", { title: "By an import", _status: "draft" }, {}, true);
  const service = (title: string, status: string) => ({
    title,
    slug: title.toLowerCase(),
    order: 1,
    _status: status,
  });
  await write("editor", "/services?draft=true", service("Mine", "draft"));
  await write("editor", "/services", service("Public", "published"));
  await write("admin", "/services?draft=true", service("Hers", "draft"));
  await write("admin", "/globals/home?draft=true", { headerTitle: "Words", _status: "draft" });
  await write("editor", "/services?draft=true", service("Gone", "draft"));
  await payload.update({
    collection: "services",
    where: { slug: { equals: "gone" } },
    data: { deletedAt: new Date().toISOString() },
  });
  await payload.update({ collection: "users", id: users.editor.id, data: { name: "Ed" } });
  const [drafts = "", changes = ""] = (await shown(Recent, "editor")).split('id="changed-last"');
  expect(drafts.match(/<li>/g)).toHaveLength(1);
  expect(drafts).toMatch(
    /<a href="\/admin\/collections\/services\/\d+">Mine<\/a> <small>Service, /,
  );
  expect(changes.match(/<a [^>]*>[^<]*/g)?.map((link) => link.replace(/^.*>/, ""))).toEqual([
    "Home page",
    "Hers",
    "Public",
    "Mine",
  ]);
  expect(changes).toContain("published by Ed, ");
  expect(changes).toContain("draft by admin@example.com, ");
  expect(await recentWork(payload, { limit: 2 })).toHaveLength(2);
  expect(await shown(Recent, "recruiter")).toBe("<div></div>");
});

test("[OWN-22] [EDIT-07] a form that was only opened is no draft of anyone; one with a word is", async () => {
  const { payload } = cms;
  const user = users.admin;
  const where = { "version.lastSavedBy": { equals: user.email } };
  const before = await recentWork(payload, { where, limit: 6 });
  // As Payload does when "Create new" is opened.
  const open = () =>
    payload.create({
      collection: "services",
      data: {} as never,
      draft: true,
      user,
      overrideAccess: false,
    });
  await open();
  expect(await recentWork(payload, { where, limit: 6 })).toEqual(before);
  const { id } = await open();
  const body = { shortDescription: "A word", _status: "draft" };
  const path = `/services/${id}?draft=true&autosave=true`;
  const saved = await callApi(cms, path, { method: "PATCH", body, token: user.token });
  expect(saved.status).toBe(200);
  const after = await recentWork(payload, { where, limit: 6 });
  expect(after.map(({ title }) => title)).toEqual([
    `Without a title (${id})`,
    ...before.map(({ title }) => title),
  ]);
});

test("[LANG-56] the latest saves name the language of a translation", async () => {
  const { payload } = cms;
  await payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de"], _status: "published" },
  });
  const { id } = await payload.create({
    collection: "services",
    data: { title: "Teams", slug: "teams", order: 1, _status: "published" },
  });
  const begin = { kind: "services", record: id, language: "de", isCopy: true };
  await write("editor", "/translations/start", begin);
  expect(await shown(Recent, "editor")).toMatch(
    /<a href="\/admin\/collections\/translations\/\d+">Teams<\/a> <small>German translation, /,
  );
});

test("[OWN-22] each user sees the newest messages, and how many are theirs to answer", async () => {
  const { payload } = cms;
  expect(await shown(NewestMessages, "recruiter")).toContain("No messages yet");
  for (let nth = 0; nth < 8; nth += 1)
    await payload.create({
      collection: "submissions",
      data: {
        kind: "resume",
        status: nth === 7 ? "rejected" : "interview",
        sender: `Person ${nth}`,
        subject: "Tester",
        key: `key-${nth}`,
        fields: {},
        receivedAt: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString(),
        ...(nth > 5 && { assignee: users.recruiter.id }),
      },
    });
  const html = await shown(NewestMessages, "recruiter");
  expect(html.match(/Person \d/g)).toEqual([7, 6, 5, 4, 3, 2].map((nth) => `Person ${nth}`));
  expect(html).toMatch(
    /<a href="[^"]*\/submissions\/\d+"><bdi>Person 7<\/bdi><\/a> <span>Application, rejected<\/span><q><bdi>Tester<\/bdi><\/q><time/,
  );
  expect(html).toContain("One is assigned to you");
  const [, filters] = /href="[^"]*\?([^"]*)">One is assigned/.exec(html) ?? [];
  const path = `/submissions?${filters?.replaceAll("&amp;", "&")}`;
  const listed = await callApi(cms, path, { token: users.recruiter.token });
  expect(await listed.json()).toMatchObject({ docs: [{ sender: "Person 6" }] });
  // A stored subject without one is the message's beginning, cut within a sentence.
  const message = `${"We need a team of four. ".repeat(6)}Could we talk?`;
  await payload.create({
    collection: "submissions",
    data: {
      kind: "contact",
      status: "new",
      sender: "Person 8",
      subject: message.slice(0, 80),
      message,
      key: "key-8",
      fields: {},
      receivedAt: new Date(Date.UTC(2026, 0, 9)).toISOString(),
    },
  });
  expect(await shown(NewestMessages, "recruiter")).toContain("Could we talk?</bdi></q>");
  expect(await shown(NewestMessages, "editor")).not.toContain("assigned to answer");
});

/** Each group's first entry, as Payload's navigation lists them. */
async function navigationOf(role: User["role"]): Promise<Record<string, string | undefined>> {
  const { config } = cms.payload;
  const user = users[role];
  const req = await createLocalReq({ user }, cms.payload);
  const isShown = ({ entity: { admin } }: { entity: { admin: { hidden?: unknown } } }): boolean =>
    !(typeof admin.hidden === "function" ? admin.hidden({ user }) : admin.hidden);
  const entries = [
    ...config.collections.map((entity) => ({ type: EntityType.collection, entity }) as const),
    ...config.globals.map((entity) => ({ type: EntityType.global, entity }) as const),
  ];
  const inMenu = listsInMenu(user, {
    collections: config.collections.map(({ slug }) => slug),
    globals: config.globals.map(({ slug }) => slug),
  });
  const listed = new Set<string>([...inMenu.collections, ...inMenu.globals]);
  const access = await getAccessResults({ req });
  const groups = groupNavItems(
    entries.filter((entry) => isShown(entry) && listed.has(entry.entity.slug)),
    access,
    req.i18n,
  );
  return Object.fromEntries(groups.map(({ label, entities }) => [label, entities[0]?.slug]));
}

test("[EDIT-09] the navigation lists what a role may open, by what people do", async () => {
  const writing = {
    Write: "blog-posts",
    Hire: "vacancies",
    "Present your work": "services",
    "Edit pages": "landing-pages",
    "Pictures and fonts": "media",
  };
  const editing = { "Answer people": "submissions", ...writing, "Run the site": "seo-records" };
  expect(await navigationOf("admin")).toEqual(editing);
  expect(await navigationOf("editor")).toEqual(editing);
  expect(await navigationOf("author")).toEqual({
    ...writing,
    "Run the site": "specialisation-costs",
  });
  // Their own work is above the groups, and an original is opened from its translation.
  expect(await navigationOf("translator")).toEqual({});
  expect(await navigationOf("recruiter")).toEqual({
    "Answer people": "submissions",
    Hire: "vacancies",
  });
});
