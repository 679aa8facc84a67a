import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { fillDisk, smallDisk, whyNoDisk } from "./small-disk.ts";
import { message, post, startHost, startIntake, until } from "../site-fixture.ts";

const SIZE = 80 * 2 ** 20;

const reason = whyNoDisk();
describe.skipIf(reason !== "")(`a small disk${reason && ` (skipped: ${reason})`}`, () => {
  test("a full disk: 503 and nothing half-written, the process goes on, and it recovers by itself", async () => {
    const disk = smallDisk(SIZE);
    const dataDir = join(disk, "intake");
    const host = await startHost();
    const intake = await startIntake({
      dataDir,
      deliver: { host: { contact: { url: host.url } } },
    });
    expect(await post(intake.url, message("before-full"))).toBe(200);
    await until(() => host.taken.size === 1, "the first is delivered");

    const free = fillDisk(disk);
    for (let count = 0; count < 20; count += 1)
      expect(
        await post(
          intake.url,
          message(`while-full-${count}`, {
            file: 200_000,
            fields: { description: "x".repeat(9000) },
          }),
        ),
      ).toBe(503);
    expect((await fetch(`${intake.url}/readyz`)).status).toBe(503);
    expect(readdirSync(join(dataDir, "files"))).toEqual([]);

    free();
    await until(
      async () => (await post(intake.url, message("after-full", { file: 200_000 }))) === 200,
      "it takes messages again",
      10,
    );
    await until(
      async () => [...host.taken.values()].includes("after-full"),
      "and delivers them",
      15,
    );
    expect((await fetch(`${intake.url}/readyz`)).status).toBe(200);
    await intake.end();
    const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
    expect(db.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(db.prepare("select key from submissions order by received_at").all()).toEqual([
      { key: "form:before-full" },
      { key: "form:after-full" },
    ]);
    expect(
      db
        .prepare(
          "select (select count(*) from outbox) as outbox, (select count(*) from files) as files",
        )
        .get(),
    ).toEqual({ outbox: 2, files: 1 });
    db.close();
  });
});
