/** An import of few records of every kind; the pictures are on a separate host. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { importContent, type ImportOptions } from "#moving-in/import/import-host.ts";
import { pictureFetcher } from "#moving-in/import/media/picture-file.ts";
import type { HostContent } from "#moving-in/import/content.ts";
import { contentOf, troubleOf } from "#moving-in/import/read-host.ts";
import { countOf, type Entry } from "#moving-in/import/report.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

interface PictureAnswer {
  status?: number;
  type?: string;
  body: Buffer | string;
  /** A wrong `content-length`. */
  length?: number;
}

export const demo = createDemoHost();
export let cms: TestCms;
export let host = "";
export let pictureHost = "";

let pictures: Server;
let files: Record<string, PictureAnswer> = {};

/** Responses for `/{name}`. */
export function servePictures(answers: typeof files): void {
  files = answers;
}

/** Opens and closes with the test file. */
export function importFromHost(): void {
  beforeAll(async () => {
    cms = await openTestCms();
    host = await demo.listen();
    pictures = createServer((request, response) => {
      const file = files[(request.url ?? "").slice(1)] ?? {
        status: 404,
        type: "text/html",
        body: "<h1>Not found</h1>",
      };
      if (file.type) response.setHeader("content-type", file.type);
      if (file.length) response.setHeader("content-length", file.length);
      response.writeHead(file.status ?? 200).end(file.body);
    });
    await new Promise<void>((done) => pictures.listen(0, "127.0.0.1", done));
    pictureHost = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  });
  afterEach(() => demo.reset());
  afterAll(async () => {
    pictures.close().closeAllConnections();
    await demo.stop();
    await cms.close();
  });
}

export const read = async (): Promise<{ content: HostContent; trouble: Entry[] }> => {
  const { answers } = await checkConformance({ host, depth: "whole", timeout: 20_000 });
  return { content: contentOf(answers), trouble: troubleOf(answers) };
};

/** Leaves at most two records per kind, and two pictures from `pictureHost`. */
export function small(content: HostContent): HostContent {
  const image = (name: string) => ({ src: `${pictureHost}/${name}`, alt: "A picture", sizes: {} });
  const two = <T>(list: T[]): T[] => list.slice(0, 2);
  const bare = JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      typeof value === "object" && value !== null && "src" in value && "sizes" in value
        ? null
        : value,
    ),
  ) as HostContent;
  const [first, ...rest] = two(bare.services);
  if (!first) throw new Error("the demo host has no service");
  return {
    ...bare,
    services: [
      {
        ...first,
        featured_image_url: image("good.jpg"),
        explore_our_expertise: { ...first.explore_our_expertise, image: image("gone.jpg") },
      },
      ...rest,
    ],
    portfolio: two(bare.portfolio),
    technologyPages: two(bare.technologyPages),
    expertisePages: two(bare.expertisePages),
    vacancies: two(bare.vacancies),
    blog: two(bare.blog),
    seo: two(bare.seo),
    specialisationCosts: two(bare.specialisationCosts),
    careerPosts: two(bare.careerPosts),
  };
}

export const runImport = (
  content: HostContent,
  options: Partial<ImportOptions> = {},
): Promise<Entry[]> =>
  importContent(cms.payload, content, {
    own: [host],
    fetchPicture: pictureFetcher({ timeout: 2000 }),
    ...options,
  });

export const counts = (entries: Entry[]) =>
  Object.fromEntries(
    (["created", "changed", "unchanged", "kept", "broken"] as const).map((outcome) => [
      outcome,
      countOf(entries, outcome),
    ]),
  );

export const outcomeOf = (entries: Entry[], kind: string, key = ""): Entry["outcome"] | undefined =>
  entries.find((entry) => entry.kind === kind && entry.key === key)?.outcome;

export const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();

export const jpeg = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
