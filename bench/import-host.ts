import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";

export interface BigHost {
  origin: string;
  records: number;
  pictures: number;
  stop(): Promise<void>;
}

/** A photograph, from which sharp makes all three smaller sizes. */
const [WIDTH, HEIGHT] = [2000, 1240];
const COUNTS = { services: 50, caseStudies: 200, blog: 150, vacancies: 100 } as const;

/** Blurred noise over a gradient, about as heavy as a photograph. */
const photograph = async (): Promise<Buffer> =>
  sharp(randomBytes((WIDTH / 4) * (HEIGHT / 4) * 3), {
    raw: { width: WIDTH / 4, height: HEIGHT / 4, channels: 3 },
  })
    .resize(WIDTH, HEIGHT)
    .blur(2)
    .jpeg({ quality: 82 })
    .toBuffer();

/** Copies of a kind's first record with different names and pictures. */
const many = <T extends object>(
  records: readonly T[],
  count: number,
  own: (at: number) => Partial<T>,
): T[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(records[at % records.length] as T),
    ...own(at),
  }));

export async function startBigHost(): Promise<BigHost> {
  const photographs = await Promise.all(Array.from({ length: 8 }, photograph));
  const server = createServer((request, response) => {
    const [, number = "0"] = /^\/photo-(\d+)\.jpg$/.exec(request.url ?? "") ?? [];
    const etag = `"${number}"`;
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    // Bytes after a JPEG's end are ignored; they make each picture a different file.
    response
      .writeHead(200, { "content-type": "image/jpeg", etag })
      .end(
        Buffer.concat([
          photographs[Number(number) % photographs.length] ?? Buffer.alloc(0),
          Buffer.from(number),
        ]),
      );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const photo = (() => {
    let number = 0;
    return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo-${++number}.jpg`;
  })();
  const host = createDemoHost();
  const { content } = host;
  content.services = many(content.services, COUNTS.services, (at) => ({
    id: 10_000 + at,
    slug: `service-${at}`,
    featured_image_url: photo(),
  }));
  content.caseStudies = many(content.caseStudies, COUNTS.caseStudies, (at) => ({
    id: 20_000 + at,
    slug: `study-${at}`,
    featured_image_url: photo(),
  }));
  content.blog = many(content.blog, COUNTS.blog, (at) => ({
    id: 30_000 + at,
    post_name: `post-${at}`,
    thumbnail_url: photo(),
  }));
  content.vacancies = many(content.vacancies, COUNTS.vacancies, (at) => ({
    ID: 40_000 + at,
    slug: `vacancy-${at}`,
    first_info_image: photo(),
  }));
  host.speak({ dialect: "wordpress" });
  return {
    origin: await host.listen(),
    records: Object.values(COUNTS).reduce((sum, count) => sum + count, 0),
    pictures: 500,
    stop: async () => {
      server.close().closeAllConnections();
      await host.stop();
    },
  };
}
