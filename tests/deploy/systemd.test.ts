/** The units of deploy/systemd: valid, with existing programs and sufficient paths. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./dockerfile.ts";

const FOLDER = join(root, "deploy/systemd");
const units = readdirSync(FOLDER).toSorted();
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
const valueOf = (name: string, key: string): string =>
  new RegExp(`^${key}=(.*)$`, "m").exec(read(name))?.[1] ?? "";
const services = units.filter((name) => name.endsWith(".service"));

test("each service starts what is there, as the user and in the folder of the docs, and may write what it keeps", () => {
  expect(services).toEqual([
    "meridian-backup.service",
    "meridian-cms.service",
    "meridian-site.service",
  ]);
  const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const name of services) {
    const [node, script = "", ...args] = valueOf(name, "ExecStart").split(" ");
    expect([name, node, existsSync(join(root, script))]).toEqual([name, "/usr/bin/node", true]);
    expect(args[0]).toBe(/meridian-(\w+)\./.exec(name)?.[1]);
    const folder = valueOf(name, "WorkingDirectory");
    expect(docs).toContain(`adduser --system --group --home ${folder} ${valueOf(name, "User")}`);
    expect(valueOf(name, "ReadWritePaths").split(" ")).toContain(`${folder}/data`);
    // A missing folder prevents a unit's start.
    for (const place of valueOf(name, "ReadWritePaths").split(" "))
      expect(docs).toMatch(
        new RegExp(`mkdir -p [^#\\n]*${place === `${folder}/data` ? "data" : place}`),
      );
  }
  for (const name of ["meridian-cms", "meridian-site", "meridian-backup.timer"])
    expect(docs).toMatch(new RegExp(`systemctl enable --now [^\\n]*${name}`));
});

const isThere = existsSync("/usr/bin/systemd-analyze");
describe.skipIf(!isThere)(
  `systemd${isThere ? "" : " (skipped: no /usr/bin/systemd-analyze)"}`,
  () => {
    test.each(units)("accepts %s without a warning", (name) => {
      const { status, stdout, stderr } = spawnSync(
        "systemd-analyze",
        ["verify", "--man=no", join(FOLDER, name)],
        { encoding: "utf8" },
      );
      // It also checks the program, which may be elsewhere on this machine.
      const problems = `${stdout}${stderr}`
        .split("\n")
        .filter(
          (line) => line.includes("meridian-") && !/\/usr\/bin\/node is not executable/.test(line),
        );
      expect(problems).toEqual([]);
      // There is no other output if the program is missing here.
      expect(status === 0 || !existsSync("/usr/bin/node")).toBe(true);
    });
  },
);
