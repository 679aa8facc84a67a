import { testCms } from "#testing/test-cms.ts";
import { expect, test } from "vitest";

const cms = testCms();

const make = (email: string) =>
  cms.payload.create({
    collection: "users",
    data: { email, password: "a-long-password", role: "admin" },
  });

test("the last admin cannot be deleted or get another role; one of two admins can", async () => {
  const { payload } = cms;
  await payload.db.deleteMany({ collection: "users", where: {} });
  const [first, second] = [await make("first@example.com"), await make("second@example.com")];
  expect(
    (await payload.update({ collection: "users", id: second.id, data: { role: "editor" } })).role,
  ).toBe("editor");
  await expect(
    payload.update({ collection: "users", id: first.id, data: { role: "recruiter" } }),
  ).rejects.toThrow("last admin");
  await expect(payload.delete({ collection: "users", id: first.id })).rejects.toThrow("last admin");
  expect(await payload.findByID({ collection: "users", id: first.id })).toMatchObject({
    role: "admin",
  });
  expect(
    (await payload.update({ collection: "users", id: first.id, data: { name: "First" } })).name,
  ).toBe("First");
  await payload.update({ collection: "users", id: second.id, data: { role: "admin" } });
  await payload.delete({ collection: "users", id: first.id });
  expect((await payload.count({ collection: "users" })).totalDocs).toBe(1);
});
