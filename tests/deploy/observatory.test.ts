/**
 * Every kind of response behind nginx by the rules of Mozilla's Observatory: A+ is 100 and more.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { observatory } from "../observatory.ts";
import { startNginxAndSite, type NginxAndSite } from "./nginx-and-site.ts";
import { whyNoNginx, type TlsRequest } from "./nginx.ts";

const reason = whyNoNginx();

/** Points for responses that other sites may embed, such as feeds and pictures. */
const FOR_ALL = 120;
const ALL_POINTS = 130;

describe.skipIf(reason !== "")(`the Observatory${reason && ` (skipped: ${reason})`}`, () => {
  let behind: NginxAndSite;
  beforeAll(async () => {
    behind = await startNginxAndSite(52);
  });
  afterAll(() => behind?.stop());

  const scoreOf = async (path: string, options?: TlsRequest) => {
    const { headers, body, status } = await behind.get(path, options);
    return { status, ...observatory(headers, body), headers, body };
  };

  test.each<[string, string, number, number, TlsRequest?]>([
    ["a page", "/", 200, ALL_POINTS],
    ["a page with a form", "/career", 200, ALL_POINTS],
    ["a page with the calculator", "/pricing", 200, ALL_POINTS],
    ["a page that is not there", "/nothing", 404, ALL_POINTS],
    ["a feed", "/vacancies/feed.xml", 200, ALL_POINTS],
    ["a feed in JSON", "/vacancies/feed.json", 200, ALL_POINTS],
    ["the sitemap", "/sitemap.xml", 200, ALL_POINTS],
    ["robots.txt", "/robots.txt", 200, ALL_POINTS],
    ["a moved address", "/vacancies/", 308, ALL_POINTS],
    ["a form sent wrongly", "/", 415, ALL_POINTS, { method: "POST", body: Buffer.from("x") }],
    ["a way that there is not", "/robots.txt", 405, ALL_POINTS, { method: "DELETE" }],
    ["nginx: what is closed", "/metrics", 404, ALL_POINTS],
    ["nginx: another name", "/", 301, ALL_POINTS, { servername: "bare.localhost" }],
    ["nginx: the admin's closed calls", "/api/x", 404, ALL_POINTS, { servername: "cms.localhost" }],
    ["nginx: no request", "/%00", 400, ALL_POINTS],
    ["the icon", "/favicon.ico", 200, FOR_ALL],
    ["the manifest", "/site.webmanifest", 200, FOR_ALL],
    ["a picture that is not there", "/pictures/nothing.jpg", 404, ALL_POINTS],
  ])("[SEC-10] %s", async (_, path, status, atLeast, options) => {
    const found = await scoreOf(path, options);
    expect(found.status).toBe(status);
    expect(found.score, JSON.stringify(found.tests)).toBeGreaterThanOrEqual(atLeast);
  });

  test("[SEC-10] what pages name: scripts, styles, pictures, drawings, shared pictures", async () => {
    const { body } = await scoreOf("/");
    const named = [
      ...body.matchAll(
        /(?:src|href|content)="([^"#]*\.(?:js|css|svg|png|webp|avif|jpe?g|woff2)[^"]*)"/g,
      ),
    ]
      .map(
        ([, address = ""]) =>
          new URL(address.replaceAll("&amp;", "&"), `https://localhost:${behind.ports.https}`),
      )
      .filter(({ hostname }) => hostname === "localhost");
    const kinds = new Map(
      named.map(({ pathname, search }) => [
        `${pathname.split("/")[1]} ${pathname.split(".").at(-1)}`,
        pathname + search,
      ]),
    );
    expect([...kinds.keys()].length).toBeGreaterThan(4);
    for (const [kind, path] of kinds) {
      const { status, score, tests, headers } = await scoreOf(path);
      expect([kind, status]).toEqual([kind, 200]);
      const isForAll = headers["cross-origin-resource-policy"] === "cross-origin";
      expect(score, `${kind} ${JSON.stringify(tests)}`).toBeGreaterThanOrEqual(
        isForAll ? FOR_ALL : ALL_POINTS,
      );
    }
  });

  test("[SEC-10] nginx's response while the site is down, and the operator's HSTS", async () => {
    expect((await scoreOf("/")).headers["strict-transport-security"]).toBe(
      "max-age=31536000; includeSubDomains",
    );
    await behind.site.stop();
    const down = await scoreOf("/never-requested");
    expect([down.status, down.score]).toEqual([503, ALL_POINTS]);
    await behind.site.start();
  });

  test("[SEC-10] too many of one address", async () => {
    const many = await Promise.all(
      Array.from({ length: 80 }, (_, at) => behind.get(`/nothing?x=${at}`, { from: "127.0.0.7" })),
    );
    const refused = many.find(({ status }) => status === 429);
    expect(observatory(refused?.headers ?? {}).score).toBe(ALL_POINTS);
  });
});
