import { expect, test } from "vitest";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms();

const users = testUsers(cms);

test("[SEC-02] no sort order uses a field of another record, hidden fields included", async () => {
  const status = async (path: string) =>
    (await callApi(cms, path, { token: users.editor.token })).status;
  for (const sort of ["assignee.hash", "-assignee.salt", "createdAt,assignee.email"])
    expect(await status(`/submissions?sort=${sort}`), sort).toBe(400);
  expect(await status("/vacancies/versions?sort=version.slides.picture.filename")).toBeLessThan(
    500,
  );
  for (const sort of ["-createdAt", "assignee", "kind,-createdAt"])
    expect(await status(`/submissions?sort=${sort}`), sort).toBe(200);
  expect(await status("/blog-posts/versions?sort=-updatedAt")).toBe(200);
});

test("[SEC-02] anonymous callers cannot learn which records exist", async () => {
  const replyTo = async (path: string, more: object = {}) => {
    const answer = await callApi(cms, path, { method: "POST", body: {}, ...more });
    return [answer.status, await answer.text()];
  };
  expect(await replyTo(`/users/access/${users.editor.id}`)).toEqual(
    await replyTo("/users/access/987654"),
  );
  expect((await replyTo(`/users/access/${users.editor.id}`))[0]).toBe(401);
  expect((await replyTo("/globals/home/access"))[0]).toBe(401);
  expect(
    (await replyTo(`/users/access/${users.editor.id}`, { token: users.editor.token }))[0],
  ).toBe(200);
});

test("[SEC-12] an invalid search is refused, also for a page's versions", async () => {
  for (const path of ["/blog-posts", "/blog-posts/versions", "/globals/home/versions"])
    for (const query of [
      "where[id][equals]=&where[id][equals]=",
      "where[parent][equals]=x",
      "page=x",
    ])
      expect([
        path,
        query,
        (await callApi(cms, `${path}?${query}`, { token: users.editor.token })).status,
      ]).toEqual([path, query, 400]);
});

test("[SEC-12] a value that is not text is not saved in a text field", async () => {
  for (const title of [0, true, ["a"], { a: 1 }])
    for (const path of ["/services", "/landing-pages?draft=true"])
      expect([
        title,
        path,
        (await callApi(cms, path, { method: "POST", token: users.editor.token, body: { title } }))
          .status,
      ]).toEqual([title, path, 400]);
});

test("an invalid id gives 404 in every call", async () => {
  const answers: [string, number][] = [];
  for (const [method, path] of [
    ["GET", "/blog-posts/x"],
    ["PATCH", "/blog-posts/x"],
    ["DELETE", "/blog-posts/x"],
    ["GET", "/blog-posts/versions/x"],
    ["POST", "/blog-posts/versions/x"],
    ["POST", "/globals/home/versions/x"],
    ["POST", "/submissions/versions/x"],
    ["GET", "/users/1e99"],
    ["POST", "/articles/%09/duplicate"],
  ] as const) {
    const body = method === "GET" ? {} : { body: {} };
    answers.push([
      `${method} ${path}`,
      (await callApi(cms, path, { method, token: users.editor.token, ...body })).status,
    ]);
  }
  expect(answers.filter(([, status]) => status !== 404 && status !== 400)).toEqual([]);
});
