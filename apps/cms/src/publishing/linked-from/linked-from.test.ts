import { handleEndpoints } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { confirmDeletion } from "#publishing/linked-from/confirm-deletion.ts";
import { linkingTo } from "#publishing/linked-from/find-links.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { sessionOf } from "#testing/api.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
let service = 0;
const SITE = "https://www.example.com";
const PASSWORD = "a-password-for-the-test";

beforeAll(async () => {
  service = (
    await cms.payload.create({
      collection: "services",
      data: { slug: "team", title: "Team", order: 1, _status: "published" },
    })
  ).id;
});

const titles = async () =>
  (await linkingTo(cms.payload, "services", service, SITE)).map(
    ({ kind, title, address }) => `${kind}: ${title} ${address.replace(/\d+$/, "N")}`,
  );
const rich = (html: string) => fromHtml(html) as never;
const post = (slug: string, html: string, _status: "draft" | "published" = "published") =>
  cms.payload.create({
    collection: "blog-posts",
    data: {
      slug,
      title: slug,
      date: "2026-10-01T12:00:00.000Z",
      description: slug,
      sections: [{ title: "One", body: rich(html) }],
      _status,
    },
  });

test("nothing links to a new record", async () => {
  expect(await titles()).toEqual([]);
});

test("links in texts, link fields, the footer and redirects are found; plain words and longer addresses are not", async () => {
  await post("linking", '<p>See <a href="/services/team">our team</a>.</p>');
  await post("with-anchor", `<p><a href="${SITE}/services/team?x=1#top">our team</a></p>`);
  await post("only-words", "<p>Read /services/team in the address bar</p>");
  await post(
    "longer",
    '<p><a href="/services/team-extension">other</a> <a href="/services/team/x">deeper</a></p>',
  );
  await cms.payload.create({
    collection: "redirects",
    data: { from: "/old-team", to: "/services/team", status: "301" },
  });
  await cms.payload.updateGlobal({
    slug: "options",
    data: { services: [{ label: "Team", link: "/services/team" }], _status: "published" },
  });
  expect(await titles()).toEqual([
    "Blog post: linking /admin/collections/blog-posts/N",
    "Blog post: with-anchor /admin/collections/blog-posts/N",
    "Redirect: /old-team /admin/collections/redirects/N",
    "Page: Footer and stories /admin/globals/options",
  ]);
});

test("the footer's pages, stored without the slash, are found", async () => {
  const { id } = await cms.payload.create({
    collection: "technologies",
    data: { slug: "rust", title: "Rust", _status: "published" },
  });
  await cms.payload.updateGlobal({
    slug: "options",
    data: {
      technologyColumns: [
        {
          name: "Languages",
          links: [{ label: "Rust", page: "technologies-rust", status: "publish" }],
        },
      ],
      _status: "published",
    },
  });
  expect(await linkingTo(cms.payload, "technologies", id, SITE)).toMatchObject([
    { title: "Footer and stories" },
  ]);
});

test("the search texts of the page itself do not count; those of a page that names it as canonical do", async () => {
  const { id } = await cms.payload.create({
    collection: "services",
    data: {
      slug: "described",
      title: "Described",
      order: 3,
      search: { canonical: "/services/described" },
      _status: "published",
    },
  });
  expect(await linkingTo(cms.payload, "services", id, SITE)).toEqual([]);
  await cms.payload.create({
    collection: "seo-records",
    data: {
      path: "/services/copy",
      title: "Copy",
      canonical: "/services/described",
      _status: "published",
    },
  });
  expect(await linkingTo(cms.payload, "services", id, SITE)).toMatchObject([
    { title: "/services/copy" },
  ]);
});

test("SEO texts, filter terms and prices do not count: the page that links lead to is another record's", async () => {
  await post(
    "to-all",
    '<p><a href="/services/team">team</a> <a href="/vacancies">jobs</a> <a href="/pricing">prices</a></p>',
  );
  const texts = await cms.payload.create({
    collection: "seo-records",
    data: { path: "/team", title: "Team", _status: "published" },
  });
  const term = await cms.payload.create({
    collection: "vacancy-terms",
    data: { name: "Alone", kind: "specialization", order: 1, _status: "published" },
  });
  const price = await cms.payload.create({
    collection: "specialisation-costs",
    data: {} as never,
    draft: true,
  });
  for (const [kind, { id }] of [
    ["seo-records", texts],
    ["vacancy-terms", term],
    ["specialisation-costs", price],
  ] as const)
    expect(await linkingTo(cms.payload, kind, id, SITE), kind).toEqual([]);
});

test("records that use a filter term or a picture are found, at any depth", async () => {
  const term = await cms.payload.create({
    collection: "vacancy-terms",
    data: { name: "Rust", kind: "specialization", order: 1, _status: "published" },
  });
  await cms.payload.create({
    collection: "vacancies",
    data: { slug: "dev", title: "Dev", hot: 0, specializations: [term.id], _status: "published" },
  });
  expect(await linkingTo(cms.payload, "vacancy-terms", term.id, SITE)).toMatchObject([
    { kind: "Vacancy", title: "Dev" },
  ]);
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = await cms.payload.create({
    collection: "media",
    data: { alt: "A pixel" },
    file: { data: pixel, mimetype: "image/png", name: "pixel.png", size: pixel.length },
  });
  await cms.payload.create({
    collection: "technologies",
    data: {
      slug: "go",
      title: "Go",
      whySection: { boxes: [{ title: "One" }, { title: "Two", image: picture.id }] },
      _status: "published",
    },
  });
  expect(await linkingTo(cms.payload, "media", picture.id, SITE)).toMatchObject([
    { kind: "Technology page", title: "Go" },
  ]);
});

test("deleting a record that others link to is refused once, with their names; a second try within a minute works; the host itself is exempt", async () => {
  const { payload } = cms;
  const user = {
    ...(await payload.create({
      collection: "users",
      data: { email: "deleter@example.com", password: PASSWORD, role: "admin" },
    })),
    collection: "users" as const,
  };
  const make = (slug: string) =>
    payload.create({
      collection: "services",
      data: { slug, title: slug, order: 2, _status: "published" },
    });
  const remove = (id: number) =>
    payload.delete({ collection: "services", id, user, overrideAccess: false });
  const [linked, byHost, alone] = [
    await make("linked"),
    await make("by-host"),
    await make("alone"),
  ];
  for (const slug of ["linked", "by-host"])
    for (const at of [1, 2, 3, 4])
      await post(`to-${slug}-${at}`, `<p><a href="/services/${slug}">there</a></p>`);
  await remove(alone.id);
  await expect(remove(linked.id)).rejects.toThrow(
    /^Not deleted yet: 4 records link here: blog post “to-linked-1”, blog post “to-linked-2” and 2 more\. To delete anyway, press Delete again within a minute/,
  );
  expect(await payload.findByID({ collection: "services", id: linked.id })).toMatchObject({
    slug: "linked",
  });
  await remove(linked.id);
  await payload.delete({ collection: "services", id: byHost.id });
  expect(
    (
      await payload.find({
        collection: "services",
        where: { slug: { in: ["linked", "by-host", "alone"] } },
      })
    ).totalDocs,
  ).toBe(0);
});

test("a warning older than a minute is given again", async () => {
  let time = 0;
  const hook = confirmDeletion(SITE, () => time);
  const remove = () =>
    Promise.resolve(
      hook({
        collection: { slug: "services" },
        id: service,
        context: {},
        req: { payload: cms.payload, user: { id: 1 } },
      } as never),
    ).then(
      () => "deleted",
      () => "warned",
    );
  const first = await remove();
  time = 61_000;
  expect([first, await remove(), await remove()]).toEqual(["warned", "warned", "deleted"]);
});

test("only editors may read the list", async () => {
  for (const role of ["editor", "recruiter"] as const)
    await cms.payload.create({
      collection: "users",
      data: { email: `${role}@example.com`, password: PASSWORD, role },
    });
  const token = (role: string) => sessionOf(cms, `${role}@example.com`, PASSWORD);
  const read = async (path: string, role?: string) => {
    const request = new Request(`${cms.settings.url}/cms/api/linked-from/${path}`, {
      headers: role ? { authorization: `JWT ${await token(role)}` } : {},
    });
    return handleEndpoints({
      config: cms.payload.config,
      request,
      payloadInstanceCacheKey: cms.settings.dataDir,
    });
  };
  expect([
    (await read(`services/${service}`)).status,
    (await read(`services/${service}`, "recruiter")).status,
    (await read("users/1", "editor")).status,
    (await read("services/x", "editor")).status,
  ]).toEqual([403, 403, 404, 404]);
  expect(await (await read(`services/${service}`, "editor")).json()).toMatchObject({
    records: expect.arrayContaining([expect.objectContaining({ title: "linking" })]),
  });
});
