import { expect, test } from "vitest";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms();
const users = testUsers(cms);

const change = async (body: object, who: "recruiter" | "admin" | "author" = "recruiter") => {
  const { token } = users[who];
  const reply = await callApi(cms, "/submissions/views", { method: "POST", body, token });
  return { status: reply.status, text: await reply.text() };
};
const save = (name: string, query = `search=${name}`) => change({ save: { name, query } });
const names = async (who: "recruiter" | "admin" = "recruiter"): Promise<string[]> => {
  const { token } = users[who];
  const reply = await callApi(cms, "/payload-preferences/inbox-views", { token });
  const { value } = (await reply.json()) as { value: { name: string }[] | null };
  return (value ?? []).map(({ name }) => name).toSorted();
};

test("filters that two browsers of a user save and remove at once are all kept, and all removed", async () => {
  expect(await Promise.all(["a", "b", "c", "d"].map((name) => save(name)))).toMatchObject(
    Array.from({ length: 4 }, () => ({ status: 200 })),
  );
  expect(await names()).toEqual(["a", "b", "c", "d"]);
  await Promise.all([
    change({ remove: "a" }),
    save("e"),
    change({ remove: "c" }),
    save("b", "x=1"),
  ]);
  expect(await names()).toEqual(["b", "d", "e"]);
  expect([await names("admin"), (await change({ save: {} }, "author")).status]).toEqual([[], 403]);
});

test("a filter needs a name, and the twenty-first is refused with what to do", async () => {
  for (const wrong of [
    { name: " ", query: "a=1" },
    { name: "x".repeat(61), query: "a=1" },
    { name: "x" },
  ])
    expect((await change({ save: wrong })).status).toBe(422);
  for (let count = (await names()).length; count < 20; count += 1) await save(`filter ${count}`);
  const last = await save("one more");
  expect([last.status, last.text, (await names()).length]).toEqual([
    409,
    expect.stringContaining("Remove one of them first"),
    20,
  ]);
  expect((await save("filter 19", "a=2")).status).toBe(200);
});
