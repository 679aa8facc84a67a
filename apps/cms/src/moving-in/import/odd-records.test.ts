/** Each malformed record, field or reply is reported and stops no other. */
import { beforeAll, expect, test, vi } from "vitest";
import type { HostContent } from "#moving-in/import/content.ts";
import { summary } from "#moving-in/import/report.ts";
import {
  replyTo,
  counts,
  demo,
  importFromHost,
  jpeg,
  pictureHost,
  read,
  runImport,
  servePictures,
  small,
} from "#testing/import-from-host.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFromHost();
let content: HostContent;
beforeAll(async () => {
  const picture = { type: "image/jpeg", body: await jpeg(10) };
  servePictures({ "good.jpg": picture, "gone.jpg": picture });
  content = small((await read()).content);
  await runImport(content);
});

test("a record that cannot be stored is broken, with the field and the reason, and stops no other", async () => {
  const [service, other] = content.services;
  if (!service || !other) throw new Error("the demo host has too few records");
  const [seo] = content.seo;
  if (!seo) throw new Error("the demo host has no texts for search engines");
  const odd = {
    ...content,
    seo: [{ ...seo, path: "no path" }],
    services: [
      { ...service, slug: "Über uns" },
      { ...other, title: 'Now <span>"set off"</span> <b>here</b>' },
    ],
    clients: content.clients && {
      ...content.clients,
      client: content.clients.client.map((client) => ({ ...client, url: "not an address" })),
    },
  };
  const entries = await runImport(odd);
  expect(
    entries
      .filter(({ outcome }) => outcome === "broken")
      .map(({ kind, key, reasons }) => [kind, key, ...reasons]),
  ).toEqual([
    [
      "seo-records",
      "no path",
      "path: Write the page's path, such as /pricing, without a slash at the end; / is the home page.",
    ],
  ]);
  // The title gives another slug in place of the invalid one.
  expect(entries.find(({ key }) => key === "über uns")).toMatchObject({
    outcome: "created",
    reasons: ['slug: Use lower-case letters, digits and single hyphens. ("über uns")'],
  });
  expect(entries.find(({ kind }) => kind === "clients")).toMatchObject({
    outcome: "changed",
    reasons: ['the link "not an address": not a valid address'],
  });
  expect(await replyTo(`/api/wp/v2/posts?slug=${other.slug}`)).toMatchObject([
    { title: 'Now "set off" <strong>here</strong>' },
  ]);
});

test("a field that Payload refuses is dropped alone or with its row, not with the record; the next run does not retry it", async () => {
  if (!content.career || !content.home)
    throw new Error("the demo host has no career or no home page");
  const [first, ...others] = content.career.feedback_rating_all_smiles;
  if (!first) throw new Error("the demo's career counts nothing");
  servePictures({ "good.jpg": { type: "image/jpeg", body: await jpeg(10) } });
  const odd = {
    ...content,
    career: {
      ...content.career,
      feedback_rating_all_smiles: [{ ...first, finish_number: -4 }, ...others],
    },
    home: {
      ...content.home,
      section_header_video: { src: `${pictureHost}/good.jpg`, alt: "No video", sizes: {} },
    },
  };
  const entries = await runImport(odd);
  expect(entries.find(({ kind }) => kind === "career")).toEqual({
    kind: "career",
    key: "",
    outcome: "changed",
    reasons: [expect.stringMatching(/^smiles\.0\.finishNumber: /)],
  });
  expect(entries.find(({ kind }) => kind === "home")).toEqual({
    kind: "home",
    key: "",
    outcome: "changed",
    reasons: [expect.stringMatching(/^headerVideo: /)],
  });
  expect(await replyTo("/api/wp/v2/career")).toMatchObject({
    feedback_rating_all_smiles: [{ text: first.text }, ...others.map(({ text }) => ({ text }))],
  });
  expect(counts(await runImport(odd))).toMatchObject({ created: 0, changed: 0 });
});

test("what could not be read from the host is in the report", async () => {
  demo.behave("blog", { html: true });
  demo.behave("vacancies", { set: { "[0].slug": "" } });
  const { trouble } = await read();
  expect(trouble).toEqual(
    expect.arrayContaining([
      {
        kind: "call",
        key: "blog (/api/wp/v2/blog)",
        outcome: "broken",
        reasons: [expect.stringContaining("that is not JSON") as string],
      },
      {
        kind: "call",
        key: "vacancies (/api/wp/v2/vacancies)",
        outcome: "broken",
        reasons: ["[0].slug: expected a text, got an empty one; the item is omitted"],
      },
    ]),
  );
  expect(summary({ entries: trouble, seconds: 1 }, { dryRun: true }).at(-1)).toBe(
    "1.0 s. Nothing was written: this was a dry run.",
  );
});
