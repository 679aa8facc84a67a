import { expect, test } from "vitest";
import { clientOf } from "#client/testing/fake-host.ts";
import { createKnownLists } from "#client/known-lists.ts";
import { recordTexts, type RecordTexts } from "#client/record-texts.ts";

const vacancy = (ID: number, post_title = `V${ID}`) => ({ ID, slug: `v${ID}`, post_title });

/** A host whose first list is whole; each further reply is the next of `replies`. */
function hostWith(...replies: unknown[]) {
  const all = [[vacancy(3), vacancy(2), vacancy(1)], ...replies];
  const { client, requests } = clientOf(() => {
    const [reply] = all.splice(0, 1);
    return Response.json(reply, { headers: { "x-meridian-list-state": `s ${all.length}` } });
  });
  const read = async () => (await client.read("vacancies")).map((one) => [one.ID, one.post_title]);
  return { client, read, requests };
}

test("[API-06] a number stands for the record of the list before, in the new order", async () => {
  const { client, read, requests } = hostWith([1, vacancy(2, "New"), vacancy(4)], [4, 2]);
  const [, , one] = await client.read("vacancies");
  expect(await read()).toEqual([
    [1, "V1"],
    [2, "New"],
    [4, "V4"],
  ]);
  expect(await read()).toEqual([
    [4, "V4"],
    [2, "New"],
  ]);
  expect(requests.slice(1)).toEqual([
    "/api/wp/v2/vacancies?since=s 2",
    "/api/wp/v2/vacancies?since=s 1",
  ]);
  expect(one?.ID).toBe(1);
});

test("[API-06] a list with an unknown number is read whole", async () => {
  const { read, requests } = hostWith([1, 7], [vacancy(7), vacancy(1)]);
  await read();
  expect(await read()).toEqual([
    [7, "V7"],
    [1, "V1"],
  ]);
  expect(requests.at(-1)).toBe("/api/wp/v2/vacancies");
});

test("[API-06] a host that sends no state, or the whole list, is read as before", async () => {
  const { read } = hostWith([vacancy(9)]);
  await read();
  expect(await read()).toEqual([[9, "V9"]]);
  const plain = clientOf(() => [vacancy(1)]);
  await plain.client.read("vacancies");
  await plain.client.read("vacancies");
  expect(plain.requests).toEqual(["/api/wp/v2/vacancies", "/api/wp/v2/vacancies"]);
});

test("a list is read whole after a day, whatever happened in between", async () => {
  let now = 0;
  const lists = createKnownLists(() => now);
  const addresses: string[] = [];
  const read = () =>
    lists.read("/list", async (address) => {
      addresses.push(address);
      const isWhole = address === "/list";
      return { json: recordTexts(isWhole ? '[{"id":1}]' : "[1]"), state: "s" };
    });
  for (now of [0, 12, 23, 25]) {
    now *= 3_600_000;
    expect(((await read()) as RecordTexts).texts).toEqual(['{"id":1}']);
  }
  expect(addresses).toEqual(["/list", "/list?since=s", "/list?since=s", "/list"]);
});
