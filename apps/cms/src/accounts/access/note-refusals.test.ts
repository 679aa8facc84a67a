import { handleEndpoints } from "payload";
import { expect, test, vi } from "vitest";
import { notingRefusals } from "#accounts/access/note-refusals.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms);

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
      headers: isLoggedIn ? { authorization: `JWT ${users.recruiter.token}` } : {},
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
      account: String(users.recruiter.id),
      method: "GET",
      path: "/cms/api/services",
      status: 403,
    }),
    expect.objectContaining({
      account: String(users.recruiter.id),
      path: "/cms/api/demo-content/remove",
    }),
    expect.objectContaining({ account: "nobody", path: "/cms/api/submissions" }),
  ]);
  for (let more = 0; more < 20; more += 1) await statusOf("/services");
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatchObject({ msg: expect.stringContaining("are not logged") });
  now += 60_000;
  await statusOf("/services");
  expect(lines).toHaveLength(12);
});
