import { expect, test } from "vitest";
import { clientOf, service, type Warning } from "#client/testing/fake-host.ts";

type Answer = (page: number, address: string) => { records: unknown[]; pages?: unknown } | number;

/** A host that sends each list in pages; the address of page one has no number. */
const pagedHost = (answer: Answer) =>
  clientOf((address) => {
    const page = Number(/[?&]page=(\d+)/.exec(address)?.[1] ?? 1);
    const reply = answer(page, address);
    if (typeof reply === "number") return Response.json({ code: "x" }, { status: reply });
    const { records, pages } = reply;
    return Response.json(records, {
      headers: pages === undefined ? {} : { "X-WP-TotalPages": String(pages) },
    });
  });
const job = (id: number) => ({ ID: id, slug: `job-${id}`, post_title: `Job ${id}` });
const jobs = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => job(from + at));
const messages = (warnings: Warning[]): string[] => warnings.map(({ message }) => message);

test("[API-04] a list that the host declares to have further pages is read whole", async () => {
  const { client, requests } = pagedHost((page) => ({
    records: jobs(page * 1000, page === 3 ? 18 : 1000),
    pages: 3,
  }));
  expect(await client.read("vacancies")).toHaveLength(2018);
  expect(requests.toSorted()).toEqual([
    "/api/wp/v2/vacancies",
    "/api/wp/v2/vacancies?page=2",
    "/api/wp/v2/vacancies?page=3",
  ]);
});

test("[API-04] a list without that declaration costs one request", async () => {
  const { client, requests } = pagedHost(() => ({ records: jobs(1, 100) }));
  expect(await client.read("vacancies")).toHaveLength(100);
  expect(requests).toHaveLength(1);
});

test.each([["many"], [""], [0], [-3], [1]])(
  "[API-04] %j is no declaration of further pages",
  async (pages) => {
    const { client, requests } = pagedHost(() => ({ records: jobs(1, 3), pages }));
    expect(await client.read("vacancies")).toHaveLength(3);
    expect(requests).toHaveLength(1);
  },
);

test("[API-04] the posts of a category are read whole, with and without its filter", async () => {
  const post = (id: number, category: number) => ({ ...service(id), categories: [category] });
  for (const isFiltered of [true, false]) {
    const { client, requests } = pagedHost((page, address) => {
      if (address.includes("/categories")) return { records: [{ id: 3 }] };
      const isAll = address.includes("filter[") && !isFiltered;
      const posts = Array.from({ length: 310 }, (_, at) => post(at + 1, isAll ? 1 + (at % 3) : 3));
      const records = posts.slice((page - 1) * 100, page * 100);
      const fields = records.map(({ id, categories }) => ({ id, categories }));
      return { records: address.includes("_fields") ? fields : records, pages: 4 };
    });
    expect(await client.read("services")).toHaveLength(310);
    expect(requests.filter((address) => address.includes("_fields"))).toHaveLength(1);
    requests.length = 0;
    expect(await client.read("services")).toHaveLength(310);
    expect(requests).toHaveLength(4);
  }
});

test("[API-04] a host that ignores the page's number, or repeats its last page, ends the list", async () => {
  const ignoring = pagedHost(() => ({ records: jobs(1, 100), pages: 5000 }));
  expect(await ignoring.client.read("vacancies")).toHaveLength(100);
  const stuck = pagedHost((page) => ({ records: jobs(Math.min(page, 3) * 100, 100), pages: 40 }));
  expect(await stuck.client.read("vacancies")).toHaveLength(300);
  expect([ignoring.requests.length, stuck.requests.length]).toEqual([5, 5]);
});

test("[API-04] a refused page ends the list; a failed one fails it: half a list would withdraw the rest", async () => {
  const refused = pagedHost((page) =>
    page > 2 ? 400 : { records: jobs(page * 100, 100), pages: 9 },
  );
  expect(await refused.client.read("vacancies")).toHaveLength(200);
  const failed = pagedHost((page) =>
    page > 2 ? 500 : { records: jobs(page * 100, 100), pages: 9 },
  );
  await expect(failed.client.read("vacancies")).rejects.toThrow("page=3): answered HTTP 500");
});

test("[API-04] at most a hundred pages are read, and the log reports the rest", async () => {
  const { client, requests, warnings } = pagedHost((page) => ({
    records: jobs(page * 10, 2),
    pages: 150,
  }));
  expect(await client.read("vacancies")).toHaveLength(200);
  expect(requests).toHaveLength(100);
  expect(messages(warnings)).toEqual(["a list is longer than 100 pages: the rest is omitted"]);
});

test("[API-04] a short page within is no end, and a record that moved to the next page is listed once", async () => {
  const pages = [jobs(1, 10), jobs(11, 4), [], [job(14), ...jobs(20, 9)]];
  const { client } = pagedHost((page) => ({ records: pages[page - 1] ?? [], pages: 4 }));
  expect(await client.read("vacancies")).toHaveLength(23);
});
