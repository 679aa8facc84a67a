import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { HostContent } from "#moving-in/import/content.ts";
import { countOf } from "#moving-in/import/report.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import {
  replyTo,
  cms,
  counts,
  demo,
  importFromHost,
  jpeg,
  outcomeOf,
  pictureHost,
  read,
  runImport,
  servePictures,
  small,
} from "#testing/import-from-host.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFromHost();

let content: HostContent;

test("everything is imported from a WordPress with its quirks, with the outcome of each record", async () => {
  demo.speak({ dialect: "wordpress", categoryFilter: false });
  const survey = await read();
  expect(survey.trouble).toEqual([]);
  const whole = survey.content;
  expect([
    whole.services.length,
    whole.portfolio.length,
    whole.careerPosts.length,
    whole.technologyPages.length,
    whole.expertisePages.length,
    whole.seo.length,
  ]).toEqual([7, 10, 4, 6, 5, 74]);
  servePictures({ "good.jpg": { type: "image/jpeg", body: await jpeg(10) } });
  content = small(whole);
  const entries = await runImport(content);
  expect(entries.filter(({ outcome }) => outcome === "broken")).toEqual([
    {
      kind: "media",
      key: `${pictureHost}/gone.jpg`,
      outcome: "broken",
      reasons: ["answered HTTP 404"],
    },
  ]);
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(["created", "broken"]));
  expect(entries.filter(({ reasons, kind }) => reasons.length > 0 && kind !== "media")).toEqual([
    {
      kind: "services",
      key: content.services[0]?.slug,
      title: content.services[0]?.title.replace(/<[^>]+>/g, ""),
      outcome: "created",
      reasons: [`the picture ${pictureHost}/gone.jpg: answered HTTP 404`],
    },
  ]);
  const [service] = (await replyTo(`/api/wp/v2/posts?slug=${content.services[0]?.slug}`)) as {
    title: string;
    featured_image_url: { url: string; alt: string; sizes: Record<string, string> };
    data: { explore_our_expertise: { image: unknown } };
  }[];
  expect(service).toMatchObject({
    title: content.services[0]?.title,
    featured_image_url: {
      alt: "A picture",
      url: expect.stringMatching(/^\/media\/good-[\da-f]{8}\.jpg\?v=/) as string,
      sizes: { medium: expect.stringMatching(/good-[\da-f]{8}-768x512\.jpg/) as string },
    },
    data: { explore_our_expertise: { image: "" } },
  });
  expect(await replyTo(`/api/wp/v2/posts/${content.careerPosts[0]?.id}`)).toMatchObject({
    title: content.careerPosts[0]?.title,
  });
  expect(await replyTo("/api/wp/v2/pages/1120")).toMatchObject({
    section_header_title: content.home?.section_header_title,
  });
});

test("imported content is reported to the site like any change", async () => {
  const notified = (await pendingIn(cms.payload).read()).flatMap(({ tags }) => tags);
  expect(notified).toEqual(
    expect.arrayContaining([
      "services",
      `service:${content.services[0]?.slug}`,
      "home",
      "options",
      "*",
    ]),
  );
  await pendingIn(cms.payload).markSent((await pendingIn(cms.payload).read()).map(({ id }) => id));
});

test("a second run changes nothing and creates no duplicates", async () => {
  const count = async () =>
    (
      await Promise.all(
        (
          [
            "services",
            "vacancy-terms",
            "media",
            "seo-records",
            "specialisation-costs",
            "career-posts",
          ] as const
        ).map((collection) => cms.payload.count({ collection })),
      )
    ).map(({ totalDocs }) => totalDocs);
  const before = await count();
  const again = await runImport(content);
  expect(counts(again)).toEqual({
    created: 0,
    changed: 0,
    unchanged: again.length - 1,
    kept: 0,
    broken: 1,
  });
  expect(await count()).toEqual(before);
  expect(await pendingIn(cms.payload).read()).toEqual([]);
});

test("changes at the host are imported, also a picture that was missing before", async () => {
  servePictures({
    "good.jpg": { type: "image/jpeg", body: await jpeg(200) },
    "gone.jpg": {
      type: "image/png",
      body: await sharp({ create: { width: 30, height: 30, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    },
  });
  const [, second] = content.services;
  if (second) second.short_description = "Newly written";
  const entries = await runImport(content);
  expect(
    entries
      .filter(({ outcome }) => outcome !== "unchanged")
      .map(({ kind, key, outcome }) => `${kind} ${key} ${outcome}`)
      .toSorted(),
  ).toEqual(
    [
      `media ${pictureHost}/gone.jpg created`,
      `media ${pictureHost}/good.jpg changed`,
      `services ${content.services[0]?.slug} changed`,
      `services ${second?.slug} changed`,
    ].toSorted(),
  );
});

test("local edits, drafts or published, stay and are reported; --replace takes the host's version", async () => {
  const { payload } = cms;
  const [first, second] = content.services;
  const idOf = async (slug = "") =>
    (await payload.find({ collection: "services", where: { slug: { equals: slug } } })).docs[0]
      ?.id ?? 0;
  await payload.update({
    collection: "services",
    id: await idOf(first?.slug),
    data: { shortDescription: "An editor's" },
    draft: true,
  });
  await payload.update({
    collection: "services",
    id: await idOf(second?.slug),
    data: { slug: "another-address", _status: "published" },
  });
  await payload.updateGlobal({
    slug: "about",
    data: { title: "An editor's", _status: "published" },
    user: { id: 0, collection: "users", role: "admin" } as never,
  });
  expect(counts(await runImport(content))).toMatchObject({
    created: 0,
    changed: 0,
    kept: 0,
    broken: 0,
  });
  for (const service of content.services) service.short_description = "The host's";
  if (content.about) content.about.title = "The host's";
  const entries = await runImport(content);
  expect(entries.filter(({ outcome }) => outcome !== "unchanged")).toEqual([
    ...[first, second].map((service) => ({
      kind: "services",
      key: service?.slug,
      title: service?.title.replace(/<[^>]+>/g, ""),
      outcome: "kept",
      reasons: ["changed at the host, and edited here"],
    })),
    { kind: "about", key: "", outcome: "kept", reasons: ["changed at the host, and edited here"] },
  ]);
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toMatchObject([{ title: "An editor's" }]);
  // One is a redirect to a record that has its former address again.
  expect(countOf(await runImport(content, { replace: true }), "changed")).toBe(4);
  expect(await replyTo(`/api/wp/v2/posts?slug=${second?.slug}`)).toMatchObject([
    { data: { short_description: "The host's" } },
  ]);
});

test("records from before the import, and local deletions, stay as they are", async () => {
  const { payload } = cms;
  await payload.delete({
    collection: "blog-posts",
    where: { slug: { equals: content.blog[0]?.post_name } },
  });
  await payload.create({
    collection: "services",
    data: { slug: "ours", title: "Ours", order: 1, _status: "published" },
  });
  const [service] = content.services;
  if (service) content.services.push({ ...service, slug: "ours", title: "Theirs" });
  const entries = await runImport(content);
  expect(
    entries
      .filter(({ outcome }) => outcome === "kept")
      .map(({ kind, key, reasons }) => [kind, key, ...reasons]),
  ).toEqual([
    ["services", "ours", "it existed here before the first import"],
    ["blog-posts", content.blog[0]?.post_name, "deleted here"],
  ]);
});

test("an import that was killed during a write resumes with that record", async () => {
  const key = `import:case-studies:${content.portfolio[0]?.slug}`;
  await cms.payload.kv.set(key, { id: "", hash: "half", at: "begun" });
  expect(outcomeOf(await runImport(content), "case-studies", content.portfolio[0]?.slug)).toBe(
    "changed",
  );
});
