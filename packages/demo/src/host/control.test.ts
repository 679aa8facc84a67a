import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDemoHost } from "#host/host.ts";

const host = createDemoHost({ control: true });
let origin = "";
beforeAll(async () => void (origin = await host.listen()));
afterEach(() => host.reset());
afterAll(() => host.stop());

const send = (path: string, method = "GET", body?: unknown) =>
  fetch(origin + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
const behave = (body: unknown) => send("/_demo/behaviour", "POST", body);

test("another process sets its behaviour, for one call or for all", async () => {
  expect((await behave({ call: "about", status: 500 })).status).toBe(204);
  expect((await send("/api/wp/v2/pages?slug=about")).status).toBe(500);
  await behave({ call: "about" });
  expect((await send("/api/wp/v2/pages?slug=about")).status).toBe(200);
  await behave({ down: true });
  await expect(send("/api/wp/v2/blog")).rejects.toThrow("fetch failed");
  expect((await behave({})).status).toBe(204);
  expect((await send("/api/wp/v2/blog")).status).toBe(200);
});

test("and its dialect, and whether the category filter is there", async () => {
  await behave({ dialect: "wordpress", categoryFilter: false });
  expect(await (await send("/api/wp/v2/pages?slug=about")).json()).toMatchObject([
    { acf: { info_list: { years: "12" } } },
  ]);
  expect(await (await send("/api/wp/v2/posts?filter[category_name]=article")).json()).toHaveLength(
    10,
  );
});

test.each([
  [{ call: "abuot" }, 'unknown call "abuot"; known: *, media, home'],
  [{ slowly: 5 }, 'unknown member "slowly"; known: slow, down'],
  [{ slow: "5" }, 'slow must be a number, got "5"'],
  [{ dialect: "drupal" }, 'dialect must be "plain" or "wordpress", got "drupal"'],
  [{ categoryFilter: 0 }, "categoryFilter must be true or false, got 0"],
])("reports what is wrong in %j", async (body, problem) => {
  const response = await behave(body);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(problem)]);
});

test("a file of the content is read, changed and restored by a reset", async () => {
  const blog = (await (await send("/_demo/content/blog")).json()) as { title: string }[];
  expect(
    (
      await send(
        "/_demo/content/blog",
        "PUT",
        blog.map((post, at) => (at === 0 ? { ...post, title: "Changed" } : post)),
      )
    ).status,
  ).toBe(204);
  expect(await (await send("/api/wp/v2/blog")).json()).toMatchObject([
    { title: "Changed" },
    ...Array.from({ length: 9 }, () => ({})),
  ]);
  await send("/_demo/reset", "POST");
  expect(await (await send("/api/wp/v2/blog")).json()).toMatchObject([
    { title: blog[0]?.title },
    ...Array.from({ length: 9 }, () => ({})),
  ]);
});

test("accepts file names as on disk, too; refuses an unknown one", async () => {
  expect(await (await send("/_demo/content/case-studies.json")).json()).toHaveLength(10);
  const response = await send("/_demo/content/nothing", "PUT", []);
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('unknown content file "nothing"; known: about, article'),
  ]);
});

test("reports submissions and requests", async () => {
  const body = new FormData();
  body.set("your-email", "a@b.co");
  await fetch(`${origin}/api/contact-form-7/v1/contact-forms/price-request/feedback`, {
    method: "POST",
    body,
  });
  expect(await (await send("/_demo/submissions")).json()).toEqual([
    {
      id: 1,
      call: "priceRequestForm",
      fields: { "your-email": "a@b.co" },
      files: [],
      source: {},
      key: null,
      repeats: 0,
    },
  ]);
  expect(await (await send("/_demo/asked")).json()).toEqual([
    {
      method: "POST",
      address: "/api/contact-form-7/v1/contact-forms/price-request/feedback",
      call: "priceRequestForm",
    },
  ]);
});
