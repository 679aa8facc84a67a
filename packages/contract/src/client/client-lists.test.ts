import { expect, test } from "vitest";
import { clientOf, service } from "#client/testing/fake-host.ts";

const work = (
  id: number,
  more: object = { data: { project_description: { location: "Lyon" } } },
) => ({
  id,
  slug: `work-${id}`,
  title: `Work ${id}`,
  ...more,
});

test("[API-04] a record without a page is on no list: a work without facts, a service that is a work", async () => {
  const all = [work(1), work(2, { acf: { project_description: false } }), service(3), work(4, {})];
  const { client, warnings } = clientOf(() => all);
  expect((await client.read("portfolio")).map(({ id }) => id)).toEqual([1, 2]);
  expect((await client.read("services")).map(({ id }) => id)).toEqual([3, 4]);
  expect(warnings).toEqual([]);
});

test("[API-04] a list without matching records is empty; one that cannot be read has failed", async () => {
  expect(await clientOf(() => [service(1)]).client.read("portfolio")).toEqual([]);
  await expect(
    clientOf(() => [service(1), { ...work(2), title: null }]).client.read("portfolio"),
  ).rejects.toThrow("[1].title");
});

test("[API-05] a work with broken facts loses them, not its place", async () => {
  const broken = work(1, { data: { project_description: "…" } });
  const { client, warnings } = clientOf(() => [broken]);
  expect(await client.read("portfolio")).toHaveLength(1);
  expect(await client.read("caseStudy", { slug: "work-1" })).toMatchObject({ id: 1 });
  expect(warnings.map(({ details }) => details.path)).toEqual([
    "[0].data.project_description",
    "[0].data.project_description",
  ]);
});

test("[API-04] a post behind a password does not exist, in lists and alone", async () => {
  const locked = { ...service(1), content: { rendered: "", protected: true } };
  const raw = { ID: 2, slug: "qa", post_title: "QA", post_password: "x" };
  const { client } = clientOf((address) =>
    address.includes("vacanc") ? [raw, { ...raw, ID: 3, post_password: "" }] : [locked, service(4)],
  );
  expect((await client.read("services")).map(({ id }) => id)).toEqual([4]);
  expect(await client.read("service", { slug: "service-1" })).toBeNull();
  expect((await client.read("vacancies")).map(({ ID }) => ID)).toEqual([3]);
  expect(await client.read("vacancy", { slug: "qa" })).toBeNull();
});

test("[API-04] what a login shows besides does not exist: drafts, private and future posts", async () => {
  const hidden = ["draft", "private", "future", "pending", "trash"];
  const { client } = clientOf((address) =>
    address.includes("vacanc")
      ? [
          { ID: 1, slug: "a", post_title: "A", post_status: "draft" },
          { ID: 2, slug: "b", post_title: "B", post_status: "publish" },
        ]
      : [
          ...hidden.map((status, at) => ({ ...service(at), status })),
          { ...service(9), status: "publish" },
        ],
  );
  expect((await client.read("services")).map(({ id }) => id)).toEqual([9]);
  expect(await client.read("service", { slug: "service-0" })).toBeNull();
  expect((await client.read("vacancies")).map(({ ID }) => ID)).toEqual([2]);
});

test("[API-04] a record has its permalink if the host sends it", async () => {
  const { client } = clientOf(() => [
    { ...service(1), link: "http://host.test/a/?b=1&amp;c=2" },
    { ...service(2), permalink: "http://host.test/b/" },
    { ...service(3), link: "/relative" },
  ]);
  expect((await client.read("services")).map(({ link }) => link)).toEqual([
    "http://host.test/a/?b=1&c=2",
    "http://host.test/b/",
    undefined,
  ]);
});
