import type { FieldHook } from "payload";
import { expect, test } from "vitest";
import { openSecret, secretField, type SecretState } from "#admin-ui/secret-field/secret-field.ts";

const SECRET = "a-payload-secret-of-the-tests";
const { hooks } = secretField("password", { use: "mail", label: "Password", sentTo: [] });
const host = (secret: string) => ({ secret }) as Parameters<typeof openSecret>[0];

function write(value: unknown, stored: unknown = null, secret = SECRET): unknown {
  const [hook] = hooks?.beforeChange ?? [];
  return hook?.({
    value,
    field: { name: "password", type: "json" },
    path: ["server", "password"],
    siblingDocWithLocales: { password: stored },
    req: { payload: host(secret), t: String },
  } as unknown as Parameters<FieldHook>[0]);
}

function read(stored: unknown, secret = SECRET): SecretState {
  const [hook] = hooks?.afterRead ?? [];
  const req = { payload: host(secret) };
  return hook?.({ value: stored, req } as Parameters<FieldHook>[0]) as SecretState;
}

test("[OWN-101] a secret is stored encrypted, for one field, and read back by the host's code only", () => {
  const stored = write({ value: "wörd 1" });
  expect(JSON.stringify(stored)).not.toContain("wörd");
  expect(stored).not.toEqual(write({ value: "wörd 1" }));
  expect(openSecret(host(SECRET), stored, "mail")).toBe("wörd 1");
  expect(openSecret(host(SECRET), stored, "another field")).toBeNull();
  expect(read(stored)).toEqual({ isSet: true });
  expect(openSecret(host(SECRET), null, "mail")).toBeUndefined();
  expect(read(undefined)).toEqual({ isSet: false });
});

test("[OWN-101] everything but a new one and a removal keeps it, also what a reader of the database could post", () => {
  const stored = write({ value: "first" });
  const foreign = write({ value: "planted" });
  for (const kept of [undefined, null, "", { isSet: false }, { value: "" }, { value: 7 }, foreign])
    expect(write(kept, stored)).toEqual(stored);
  expect(write(foreign)).toBeNull();
  expect(write({ remove: true }, stored)).toBeNull();
  const next = write({ value: "second" }, stored);
  expect(openSecret(host(SECRET), next, "mail")).toBe("second");
});

test("[OWN-101] with another PAYLOAD_SECRET it is known to be unreadable, and can be entered again", () => {
  const stored = write({ value: "first" });
  const other = "another-payload-secret-of-the-tests";
  expect(read(stored, other)).toEqual({ isSet: true, isUnreadable: true });
  expect(openSecret(host(other), stored, "mail")).toBeNull();
  const again = write({ value: "again" }, stored, other);
  expect(read(again, other)).toEqual({ isSet: true });
});

test("[OWN-101] control characters and endless texts are refused", () => {
  for (const value of ["a\u0000b", "x".repeat(5001)])
    expect(() => write({ value })).toThrow(/password/);
});
