import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsOf } from "@meridian/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { createContent } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { NO_LINKS } from "#server/tests/no-links.ts";

/** A host that can leave a call without an end; `start`: a new process on the same disk. */
function fixture() {
  const directory = mkdtempSync(join(tmpdir(), "site-never-ending-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const host = { answer: (): Promise<unknown> => Promise.resolve(null) };
  const respond = (value: unknown): void => void (host.answer = () => Promise.resolve(value));
  const hang = (): void => void (host.answer = () => new Promise(() => undefined));
  const start = () => {
    const invalidations = createInvalidations();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const content = createContent({
      client: { read: (() => host.answer()) as never },
      host: "http://host",
      origins: new Set(["http://host"]),
      directory,
      ttl: 60_000,
      log,
      invalidations,
      timeoutMs: 20,
      ...NO_LINKS,
      limitMs: 100,
    });
    const purge = async (tags: string[]) => (invalidations.note(tags), content.purged());
    return { content, purge };
  };
  return { respond, hang, start };
}

test("a call that never ends fails at its limit, and a later request for the reply starts anew", async () => {
  const { respond, hang, start } = fixture();
  const { content } = start();
  const about = () => content.forRender().read("about");
  hang();
  await expect(about()).rejects.toThrow("no result within 100 ms");
  respond({ title: "new" });
  expect(await about()).toEqual({ title: "new" });
});

test("a call that never ends, with an old reply on disk: readers get that one, and the new one after the limit", async () => {
  const { respond, hang, start } = fixture();
  const params = { path: "about" };
  const render = start().content.forRender();
  // The only reply that is not read from memory the second time: an absent record of a known page.
  await render.read("seo", params);
  await render.settle();
  const { content, purge } = start();
  const seo = () => content.forRender().read("seo", params);
  await purge(tagsOf("seo", params));
  hang();
  expect(await seo()).toBeNull();
  respond({ title: "new" });
  await vi.waitFor(async () => expect(await seo()).toEqual({ title: "new" }));
});
