import { expect, test } from "vitest";
import { clientConfig } from "#store/client-config.ts";

const place = { region: "us-east-1", accessKeyId: "k", secretAccessKey: "s" };

test.each([
  ["of Amazon", { name: "media" }, false],
  ["of Amazon with dots, which its certificate does not cover", { name: "media.example" }, true],
  ["of another server", { name: "media", endpoint: "http://127.0.0.1:7070" }, true],
] as const)("a bucket %s has its name in host or path as that needs", (_, bucket, isInPath) => {
  expect(clientConfig({ ...place, ...bucket }).forcePathStyle).toBe(isInPath);
});
