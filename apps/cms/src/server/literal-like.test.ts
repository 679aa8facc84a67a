import { expect, test, vi } from "vitest";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

async function found(operator: "like" | "contains" | "not_like", typed: string): Promise<string[]> {
  const { docs } = await cms.payload.find({
    collection: "services",
    where: { title: { [operator]: typed } },
    sort: "order",
  });
  return docs.map(({ title }) => title);
}

test("[OWN-62] a column's filter takes `_`, `%` and the backslash as they were typed", async () => {
  const titles = ["a_b", "a-b", "50% off", "50 off", "back\\slash"];
  for (const [order, title] of titles.entries())
    await cms.payload.create({
      collection: "services",
      data: { title, slug: `literal-${order}`, order, _status: "published" },
    });
  for (const operator of ["like", "contains"] as const) {
    expect(await found(operator, "_"), operator).toEqual(["a_b"]);
    expect(await found(operator, "%"), operator).toEqual(["50% off"]);
    expect(await found(operator, "\\"), operator).toEqual(["back\\slash"]);
    expect(await found(operator, "A-B"), operator).toEqual(["a-b"]);
  }
  expect(await found("like", "off 50%")).toEqual(["50% off"]);
  expect(await found("not_like", "a_")).toEqual(titles.filter((title) => title !== "a_b"));
});
