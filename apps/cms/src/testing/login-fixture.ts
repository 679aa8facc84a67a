import { callApi } from "#testing/api.ts";
import type { TestCms } from "#testing/open-cms.ts";
import { PASSWORD, testCms } from "#testing/test-cms.ts";

export let cms: TestCms;
let count = 0;

/** Each test gets its own user, because failures are counted. */
export async function newUser(): Promise<string> {
  const email = `user-${++count}@example.com`;
  await cms.payload.create({
    collection: "users",
    data: { email, password: PASSWORD, role: "editor" },
  });
  return email;
}
export const login = (email: unknown, password: unknown, headers = {}) =>
  callApi(cms, "/users/login", { method: "POST", body: { email, password }, headers });

/** Opens and closes with the test file. */
export function loginFixture(): void {
  cms = testCms({ loginFloor: 0, loginRate: { attempts: 4, seconds: 600 } });
}
