import { createClient, PAGES_HEADER } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

/** Straight into the database: hooks are not what is tested. */
async function makeServices(count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await cms.payload.db.create({
      collection: "services",
      data: { title: `Service ${at}`, slug: `service-${at}`, order: at, _status: "published" },
    });
}

const get = (address: string) => answerGet(new URL(address, "http://cms.test"), cms.payload);

test("[API-04] a list longer than its page declares further pages, which the client reads", async () => {
  await makeServices(205);
  await cms.payload.db.create({
    collection: "services",
    data: { title: "Draft", slug: "draft", order: 1, _status: "draft" },
  });
  const list = "/api/wp/v2/posts?filter[category_name]=services&per_page=100";
  const sizes = async (page: number) => {
    const reply = await get(`${list}&page=${page}`);
    return [((await reply.json()) as unknown[]).length, reply.headers.get(PAGES_HEADER)];
  };
  expect([await sizes(1), await sizes(3), await sizes(4)]).toEqual([
    [100, "3"],
    [5, "3"],
    [0, "3"],
  ]);
  const requests: string[] = [];
  const client = createClient({
    host: "http://cms.test",
    log: { warn: (_, message) => expect.fail(message) },
    fetch: async (input) => (requests.push(String(input)), get(String(input))),
  });
  const slugs = (await client.read("services")).map(({ slug }) => slug);
  expect(slugs).toEqual(Array.from({ length: 205 }, (_, at) => `service-${at}`));
});

test("one record is found by its slug whatever the page of the request", async () => {
  const reply = await get("/api/wp/v2/posts?slug=service-3&page=7");
  expect(await reply.json()).toMatchObject([{ slug: "service-3" }]);
});
