import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notingRefusals } from "#accounts/access/note-refusals.ts";
import { sessionOf } from "#testing/api.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

const PASSWORD = "a-test-password";
let cms: TestCms;
let token = "";
let account = 0;
beforeAll(async () => {
  cms = await openTestCms({ loginFloor: 0 });
  ({ id: account } = await cms.payload.create({
    collection: "users",
    data: { email: "recruiter@example.com", password: PASSWORD, role: "recruiter" },
  }));
  token = await sessionOf(cms, "recruiter@example.com", PASSWORD);
});
afterAll(() => cms.close());

test("a refused call logs account, call and address, a limited number a minute; an allowed call logs nothing", async () => {
  let now = 0;
  const lines: unknown[] = [];
  vi.spyOn(cms.payload.logger, "warn").mockImplementation((line) => void lines.push(line));
  const call = notingRefusals(
    async () => cms.payload,
    () => now,
  )((request) =>
    handleEndpoints({
      config: cms.payload.config,
      request,
      payloadInstanceCacheKey: cms.settings.dataDir,
    }),
  );
  const statusOf = async (path: string, method = "GET", isLoggedIn = true): Promise<number> => {
    const request = new Request(`${cms.settings.url}/cms/api${path}`, {
      method,
      headers: isLoggedIn ? { authorization: `JWT ${token}` } : {},
    });
    return (await call(request)).status;
  };
  expect(await statusOf("/vacancies")).toBe(200);
  expect(lines).toEqual([]);
  expect(await statusOf("/services?where[title][like]=secret")).toBe(403);
  expect(await statusOf("/demo-content/remove", "POST")).toBe(403);
  expect(await statusOf("/submissions", "GET", false)).toBe(403);
  expect(lines).toEqual([
    expect.objectContaining({
      account: String(account),
      method: "GET",
      path: "/cms/api/services",
      status: 403,
    }),
    expect.objectContaining({ account: String(account), path: "/cms/api/demo-content/remove" }),
    expect.objectContaining({ account: "nobody", path: "/cms/api/submissions" }),
  ]);
  for (let more = 0; more < 20; more += 1) await statusOf("/services");
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatchObject({ msg: expect.stringContaining("are not logged") });
  now += 60_000;
  await statusOf("/services");
  expect(lines).toHaveLength(12);
});
