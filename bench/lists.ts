/**
 * The site's CPU (all threads, ms) for long lists, with 1,000 vacancies and 1,000 posts: a sitemap
 * requested again, a list's page after a record changed, unknown addresses, and junk queries. The
 * demo host reports no changes, so each unknown address is requested there.
 */
import { cpuTime } from "./cpu-time.ts";
import { manyVacancies } from "./many-vacancies.ts";
import { purge } from "./purge-lag.ts";
import { median, publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";

const RECORDS = 1000;
const PURGES = 10;
const AGAIN = 200;
/** Prefix of records' addresses, and the status of an unknown one. */
const UNKNOWN: [string, number][] = [
  ["/services/", 404],
  ["/case-studies/", 404],
  ["/blog/", 404],
  ["/vacancies/", 404],
  ["/technologies-", 404],
  ["/career/", 302],
];
const JUNK = [
  "/vacancies?work_type=x",
  "/vacancies?page=9",
  "/vacancies/feed.xml?expertise=x",
  "/survey?team=x",
];
const SECRET = "bench-purge-secret-0123456789";

/** A new address costs one request to the host, and 0.4 ms for any response. */
function barOf(name: string): Pick<Bar, "atMost"> {
  if (name.includes("sitemap after")) return {};
  if (name.endsWith("after a purge")) return { atMost: 100 };
  return { atMost: name.startsWith("an unknown address,") ? 2 : 1 };
}

const running = await startSite({ env: { PAGE_TTL: "10m", PURGE_SECRET: SECRET } });

async function records<T>(kind: string): Promise<T[]> {
  return (await (await fetch(`${running.host}/_demo/content/${kind}`)).json()) as T[];
}

async function put(kind: string, content: unknown): Promise<void> {
  const answer = await fetch(`${running.host}/_demo/content/${kind}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(content),
  });
  if (!answer.ok) throw new Error(`the demo host took no ${kind}: ${answer.status}`);
}

async function get(path: string, status = 200): Promise<void> {
  const answer = await fetch(running.site + path, { redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
}

/** CPU milliseconds. */
async function each(
  times: number,
  path: (time: number) => string,
  status = 200,
): Promise<number[]> {
  const costs: number[] = [];
  for (let time = 0; time < times; time++) {
    const before = cpuTime(running.pid);
    await get(path(time), status);
    costs.push(cpuTime(running.pid) - before);
  }
  return costs;
}

/** CPU ms from a purge after `change` to the page. First waits for late compression and writes. */
async function afterPurge(
  path: string,
  tag: string,
  change: (time: number) => Promise<void>,
): Promise<number[]> {
  const costs: number[] = [];
  for (let time = 0; time < PURGES; time++) {
    await change(time);
    await purge({ site: running.site, secret: SECRET }, [tag]);
    costs.push(...(await each(1, () => path)));
    await new Promise((done) => setTimeout(done, 4000));
  }
  return costs;
}

const changing =
  <T extends object>(kind: string, list: T[], field: keyof T) =>
  async (time: number): Promise<void> => {
    list[time * 7] = { ...(list[time * 7] as T), [field]: `Changed ${time}` };
    await put(kind, list);
  };

try {
  const vacancies = manyVacancies((await records("vacancies")) as never, RECORDS);
  const models = await records<{ title: string }>("blog");
  const posts = Array.from({ length: RECORDS }, (_, at) => ({
    ...(models[at % models.length] as { title: string }),
    id: 20_000 + at,
    ID: 20_000 + at,
    post_name: `post-${at}`,
  }));
  await put("vacancies", vacancies);
  await put("blog", posts);
  await purge({ site: running.site, secret: SECRET }, ["*"]);
  for (const path of [
    "/",
    "/sitemap.xml",
    "/sitemaps/vacancies.xml",
    "/vacancies",
    "/blog",
    "/pricing",
    "/career",
  ])
    await get(path);
  await new Promise((done) => setTimeout(done, 4000));
  const raw: Record<string, number[]> = {
    "a sitemap again": await each(AGAIN, () => "/sitemap.xml"),
    "vacancies' sitemap after a purge": await afterPurge(
      "/sitemaps/vacancies.xml",
      "vacancies",
      changing("vacancies", vacancies, "post_title"),
    ),
    "/vacancies after a purge": await afterPurge(
      "/vacancies",
      "vacancies",
      changing("vacancies", vacancies, "post_title"),
    ),
    "/vacancies?page=2 after a purge": await afterPurge(
      "/vacancies?page=2",
      "vacancies",
      changing("vacancies", vacancies, "post_title"),
    ),
    "/blog after a purge": await afterPurge("/blog", "blog", changing("blog", posts, "title")),
  };
  for (const [kind, status] of UNKNOWN)
    raw[`an unknown address, ${kind}…`] = await each(
      AGAIN,
      (time) => `${kind}no-such-thing-${time}`,
      status,
    );
  raw["an unknown address again"] = await each(AGAIN, () => "/services/no-such-thing-1", 404);
  for (const junk of JUNK)
    raw[`junk in a query, ${junk}`] = await each(AGAIN, (time) => junk + time, 302);
  const bars = Object.entries(raw).map(([name, costs]): Bar => ({
    name,
    value: median(costs),
    unit: "ms of CPU",
    ...barOf(name),
  }));
  process.exitCode = publish("lists", bars, {
    records: RECORDS,
    raw: Object.fromEntries(Object.entries(raw).map(([name, costs]) => [name, costs.slice(0, 50)])),
  })
    ? 0
    : 1;
} finally {
  await running.stop();
}
