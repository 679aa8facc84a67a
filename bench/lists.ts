/**
 * What long lists cost the site's server: ms of its CPU with 1,000 vacancies and 1,000 posts, for a sitemap that is asked for
 * again, for a list's page after a purge, and for an address that nobody knows.
 */
import { cpuTime } from "./cpu-time.ts";
import { manyVacancies } from "./many-vacancies.ts";
import { purge } from "./purge-lag.ts";
import { median, publish, type Bar } from "./result.ts";
import { startSite } from "./servers.ts";

const RECORDS = 1000;
const PURGES = 10;
const AGAIN = 300;
const SECRET = "bench-purge-secret-0123456789";

const running = await startSite({ env: { PAGE_TTL: "10m", PURGE_SECRET: SECRET } });

async function records<T>(kind: string): Promise<T[]> {
  return (await (await fetch(`${running.host}/_demo/content/${kind}`)).json()) as T[];
}

async function put(kind: string, content: unknown): Promise<void> {
  const answer = await fetch(`${running.host}/_demo/content/${kind}`, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(content) });
  if (!answer.ok) throw new Error(`the demo host took no ${kind}: ${answer.status}`);
}

async function get(path: string, status = 200): Promise<void> {
  const answer = await fetch(running.site + path);
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
}

/** ms of CPU for each of `times` rounds together. */
async function spent(times: number, round: (time: number) => Promise<void>): Promise<number> {
  const before = cpuTime(running.pid);
  for (let time = 0; time < times; time++) await round(time);
  return (cpuTime(running.pid) - before) / times;
}

/** ms of CPU from a purge to the page. Its best compression comes later, in threads of its own: waited for. */
async function afterPurge(path: string, tag: string): Promise<number[]> {
  const costs: number[] = [];
  for (let time = 0; time < PURGES; time++) {
    await purge({ site: running.site, secret: SECRET }, [tag]);
    costs.push(await spent(1, () => get(path)));
    await new Promise((done) => setTimeout(done, 3000));
  }
  return costs;
}

try {
  await put("vacancies", manyVacancies((await records("vacancies")) as never, RECORDS));
  const posts = await records<object>("blog");
  await put("blog", Array.from({ length: RECORDS }, (_, at) => ({ ...posts[at % posts.length], id: 20_000 + at, ID: 20_000 + at, post_name: `post-${at}` })));
  await purge({ site: running.site, secret: SECRET }, ["*"]);
  for (const path of ["/sitemap.xml", "/sitemaps/vacancies.xml", "/vacancies", "/blog"]) await get(path);
  await new Promise((done) => setTimeout(done, 3000));
  const sitemap = await spent(AGAIN, () => get("/sitemap.xml"));
  const [vacancies, blog] = [await afterPurge("/vacancies", "vacancies"), await afterPurge("/blog", "blog")];
  const sitemapAnew = await afterPurge("/sitemaps/vacancies.xml", "vacancies");
  const unknown = await spent(AGAIN, (time) => get(`/services/nothing-${time}`, 404));
  const bars: Bar[] = [
    { name: "a sitemap again", value: sitemap, unit: "ms of CPU", atMost: 1 },
    { name: "vacancies' sitemap after a purge", value: median(sitemapAnew), unit: "ms of CPU" },
    { name: "/vacancies after a purge", value: median(vacancies), unit: "ms of CPU", atMost: 100 },
    { name: "/blog after a purge", value: median(blog), unit: "ms of CPU", atMost: 100 },
    { name: "an unknown address", value: unknown, unit: "ms of CPU", atMost: 1 },
  ];
  process.exitCode = publish("lists", bars, { records: RECORDS, vacancies, blog, sitemapAnew }) ? 0 : 1;
} finally {
  await running.stop();
}
