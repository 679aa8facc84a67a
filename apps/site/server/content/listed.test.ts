import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GetCallName } from "@meridian/contract";
import { expect, onTestFinished, test } from "vitest";
import { createContent } from "#server/content/content.ts";
import { isUnlisted } from "#server/content/listed.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { NO_LINKS } from "#server/tests/no-links.ts";

function fixture({ isNotified = true } = {}) {
  const host = { services: ["teams", "audit"], calls: [] as string[] };
  const invalidations = createInvalidations();
  const directory = mkdtempSync(join(tmpdir(), "site-listed-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const read = async (name: GetCallName, { slug = "" }: { slug?: string } = {}) => {
    host.calls.push(`${name} ${slug}`.trim());
    if (name === "services") return host.services.map((service) => ({ slug: service }));
    return host.services.includes(slug) ? { slug } : null;
  };
  const content = createContent({
    client: { read: read as never },
    host: "http://host",
    origins: new Set(),
    directory,
    ttl: 60_000,
    log: { warn: () => undefined, error: () => undefined } as never,
    invalidations,
    ...NO_LINKS,
    isNotified: () => isNotified,
  });
  const service = (slug: string) => content.forRender().read("service", { slug });
  return {
    host,
    content,
    service,
    list: () => content.forRender().read("services"),
    purge: async (...tags: string[]) => (invalidations.note(tags), content.purged()),
  };
}

test("a record missing in the list is absent without a request; a listed one is requested", async () => {
  const { host, service, list } = fixture();
  await list();
  expect([await service("made-up"), await service("made-up-2"), await service("audit")]).toEqual([
    null,
    null,
    { slug: "audit" },
  ]);
  expect(host.calls).toEqual(["services", "service audit"]);
});

test("[SERV-07] a record published after a failed request appears with its purge", async () => {
  const { host, service, list, purge } = fixture();
  await list();
  expect(await service("new")).toBeNull();
  host.services.push("new");
  await purge("services", "service:new");
  expect(await service("new")).toEqual({ slug: "new" });
  await list();
  expect(await service("new")).toEqual({ slug: "new" });
});

test("uses no list that is missing, purged, or of a host without notifications", async () => {
  const silent = fixture({ isNotified: false });
  await silent.list();
  await silent.service("x");
  const { host, service, list, purge } = fixture();
  await service("x");
  await list();
  await purge("services");
  await service("y");
  expect([silent.host.calls, host.calls]).toEqual([
    ["services", "service x"],
    ["service x", "services", "service y"],
  ]);
});

test("without its list a made-up record is requested once, not on each visit", async () => {
  const { host, service } = fixture({ isNotified: false });
  for (let time = 0; time < 5; time++) await service("x");
  expect(host.calls).toEqual(["service x"]);
});

test("compares names in any spelling; ignores a list that may be truncated or lacks names", () => {
  const isListed = (call: GetCallName, slug: string, records: object[]) =>
    isUnlisted(call, { slug }, () => records);
  expect([
    isListed("blogPost", "вакансія", [
      { post_name: "%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D1%96%D1%8F" },
    ]),
    isListed("service", "x", [{ slug: "X" }]),
    isListed("service", "x", [{ slug: "100%" }]),
  ]).toEqual([false, false, true]);
  const services = (length: number) => Array.from({ length }, (_, at) => ({ slug: `s${at}` }));
  expect([100, 200, 99, 205].map((length) => isListed("service", "x", services(length)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([
    isListed("vacancy", "x", [{ slug: "a" }]),
    isListed("seo", "x", []),
    isUnlisted("service", { slug: "x" }, () => undefined),
  ]).toEqual([false, false, false]);
});
