/** A content host with a service and a post, and what a translator does with their files. */
import { beforeAll, expect } from "vitest";
import { callApi } from "#testing/api.ts";
import type { TestCms } from "#testing/open-cms.ts";
import { testCms, testUsers, type TestUsers } from "#testing/test-cms.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import type { Report } from "#translations/files/report.ts";
import type { Translation } from "#payload-types.ts";

export let cms: TestCms;
export let users: TestUsers;
/** The service's number. */
export let service = 0;

/** Opens and closes with the test file. */
export function openTranslatorsFixture(): void {
  cms = testCms({ loginFloor: 0 });
  users = testUsers(cms);
  beforeAll(async () => {
    await cms.payload.updateGlobal({
      slug: "site-settings",
      data: {
        language: "en",
        otherLanguages: ["de", "fr"],
        brand: { name: "Meridian" },
        menu: { items: [{ label: "Services", link: "/services" }] },
        _status: "published",
      },
    });
    ({ id: service } = await cms.payload.create({
      collection: "services",
      data: {
        slug: "dedicated-teams",
        title: "Dedicated <strong>teams</strong> & more",
        shortDescription: "A team of your own.",
        order: 1,
        boxes: [{ title: "People" }, { title: "Tools" }],
        _status: "published",
      },
    }));
    await cms.payload.create({
      collection: "blog-posts",
      data: {
        slug: "first",
        title: "First",
        description: "A post",
        date: "2026-01-02T00:00:00.000Z",
        sections: [
          {
            title: "Part",
            body: fromHtml('<p>Read <a href="/pricing">our prices</a>.</p><p>Now</p>'),
          },
        ],
        _status: "published",
      },
    });
  }, 60_000);
}

export const get = (path: string, who = "editor") =>
  callApi(cms, `/translations${path}`, { token: users[who]?.token });
export const fileOf = async (query: string, ending = "xlf"): Promise<Buffer> => {
  const response = await get(`/words.${ending}?${query}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
export async function send(
  body: Buffer | string,
  { language = "de", who = "editor" }: { language?: string; who?: string } = {},
): Promise<{ status: number; message: string; report: Report }> {
  const response = await callApi(cms, `/translations/words?language=${language}`, {
    method: "POST",
    bytes: new Uint8Array(Buffer.from(body)),
    token: users[who]?.token,
  });
  const json = await response.json();
  return { status: response.status, message: json.errors?.[0]?.message ?? "", report: json };
}

/** A translator's program: the first text of each segment gets the language in front. */
export const translated = (xml: string, words = "DE "): string =>
  xml.replaceAll(
    /(<source xml:space="preserve">)(.*?)(<\/source>)(?:<target.*?<\/target>)?/gs,
    (_, begin: string, source: string, end: string) =>
      `${begin}${source}${end}<target>${source.replace(/(?:^|(?<=>))(?=[^<])/, words)}</target>`,
  );

export const draftOf = async (kind: string, record: number | null = service, language = "de") => {
  const { docs } = await cms.payload.find({
    collection: "translations",
    where: {
      kind: { equals: kind },
      language: { equals: language },
      ...(record && { record: { equals: record } }),
    },
    draft: true,
    depth: 0,
  });
  return docs[0] as (Translation & { words: Record<string, unknown>[] }) | undefined;
};
export const SERVICES = "language=de&kind=services";
export const unitOf = (path: string) => `services:${service}:${path}`;
export const whysOf = ({ refused }: Report) => refused.map(({ id, why }) => [id, why]);
