/** A content host, and users of its admin, for the tests of one file. */
import { afterAll, beforeAll } from "vitest";
import type { User } from "#payload-types.ts";
import { sessionOf } from "#testing/api.ts";
import { openTestCms, type TestCms, type TestSettings } from "#testing/open-cms.ts";

export const PASSWORD = "a-test-password";

/** Its properties exist once the tests begin. */
export function testCms(settings: TestSettings = {}): TestCms {
  const cms = {} as TestCms;
  beforeAll(async () => void Object.assign(cms, await openTestCms(settings)));
  afterAll(() => cms.close?.());
  return cms;
}

type TestUser = User & { collection: "users"; token: string };

/** Creates `<name>@example.com` and logs in. */
export async function addUser(
  cms: TestCms,
  name: string,
  role: User["role"],
  more: Partial<User> = {},
): Promise<TestUser> {
  const email = `${name}@example.com`;
  const data = { email, password: PASSWORD, role, ...more };
  const user = await cms.payload.create({ collection: "users", data });
  return { ...user, collection: "users", token: await sessionOf(cms, email, PASSWORD) };
}

/** Any other name is a visitor without a login. */
export type TestUsers<Name extends string = User["role"]> = Record<Name, TestUser> &
  Record<string, TestUser | undefined>;

const STAFF = {
  admin: "admin",
  editor: "editor",
  author: "author",
  translator: "translator",
  recruiter: "recruiter",
} as const;

/** Users by name, from the time the tests begin; default: one of each role. */
export function testUsers<Name extends string = User["role"]>(
  cms: TestCms,
  roles: Readonly<Record<Name, User["role"]>> = STAFF as never,
): TestUsers<Name> {
  const users = {} as TestUsers<Name>;
  beforeAll(async () => {
    for (const [name, role] of Object.entries<User["role"]>(roles))
      Object.assign(users, { [name]: await addUser(cms, name, role) });
  });
  return users;
}
