/** With all rounds of the password hash; `tests/quick-hashes.ts` reduces them elsewhere. */
import { expect, test, vi } from "vitest";
import { login, loginFixture, newUser } from "#testing/login-fixture.ts";
import { PASSWORD } from "#testing/test-cms.ts";
import { processorTime } from "../../../../../tests/processor-time.ts";

loginFixture();

vi.setConfig({ testTimeout: 120_000 });

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test("an address without an account, and a locked one, cost as much work as a wrong password: timing shows no difference even past the floor", async () => {
  const locked = await newUser();
  for (let attempt = 0; attempt < 8; attempt++) await login(locked, "wrong-password");
  const work: Record<"wrong" | "unknown" | "locked", number[]> = {
    wrong: [],
    unknown: [],
    locked: [],
  };
  for (let round = 0; round < 5; round++) {
    const email = await newUser();
    work.wrong.push(await processorTime(() => login(email, "wrong-password")));
    work.unknown.push(await processorTime(() => login(`no-${email}`, "wrong-password")));
    work.locked.push(await processorTime(() => login(locked, PASSWORD)));
  }
  for (const kind of ["unknown", "locked"] as const) {
    const part = median(work[kind]) / median(work.wrong);
    expect(part, `${kind}: ${JSON.stringify(work)}`).toBeGreaterThan(0.75);
    expect(part, `${kind}: ${JSON.stringify(work)}`).toBeLessThan(1.33);
  }
});
