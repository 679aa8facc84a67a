import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { filesInFolder } from "@meridian/files/store/in-folder";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { makeBackup } from "./backup.ts";
import type { Bucket } from "./bucket.ts";
import { command } from "./cli.ts";
import { install, tree } from "./installation.ts";

let folder = "";
let dataDir = "";
let backup = "";
let fresh = "";

beforeEach(async () => {
  folder = newFolder();
  dataDir = join(folder, "data");
  backup = join(folder, "backups/one.tar.gz");
  fresh = join(folder, "fresh/data");
  await install(dataDir);
});

function bucketIn(root: string): Bucket {
  return {
    name: "one",
    whyAway: async () => null,
    files(prefix) {
      mkdirSync(join(root, prefix), { recursive: true });
      return filesInFolder(join(root, prefix));
    },
  };
}

test("[NODE-17] files of a bucket are in the backup, and restored into a bucket or onto the disk, whatever is set; what differs there is moved aside", async () => {
  const root = join(folder, "bucket");
  const bucket = bucketIn(root);
  mkdirSync(join(root, "visitors/inbox"), { recursive: true });
  renameSync(join(dataDir, "media"), join(folder, "media"));
  for (const name of readdirSync(join(folder, "media")))
    renameSync(join(folder, "media", name), join(root, name));
  renameSync(join(dataDir, "inbox/resume-1"), join(root, "visitors/inbox/resume-1"));
  const { missing } = await makeBackup({ dataDir, bucket }, backup, "meridian test");
  expect(missing).toEqual([]);

  await command(["restore", backup], { dataDir: fresh }, []);
  expect(readFileSync(join(fresh, "media/é picture.webp"), "utf8")).toBe("picture");
  expect(readFileSync(join(fresh, "inbox/resume-1"), "utf8")).toBe("resume");

  const again = { dataDir: join(folder, "again"), bucket };
  await expect(command(["restore", backup], again, [])).rejects.toThrow(/bucket one holds files/);
  rmSync(join(root, "é picture-320x200.webp"));
  writeFileSync(join(root, "é picture.webp"), "newer");
  writeFileSync(join(root, "another.webp"), "stays");
  expect(await command(["restore", backup, "--replace"], again, [])).toMatch(
    /renamed: 1 files of the bucket one, beneath before-restore-\d+\//,
  );
  expect(
    tree(root)
      .map((path) => path.replace(/-\d{17}/, ""))
      .filter((path) => !path.startsWith("visitors/intake")),
  ).toEqual([
    "another.webp",
    "before-restore/é picture.webp",
    "visitors/inbox/resume-1",
    "é picture-320x200.webp",
    "é picture.webp",
  ]);
  expect(readFileSync(join(root, "é picture.webp"), "utf8")).toBe("picture");
  expect(readdirSync(join(root, "visitors/intake"))).toHaveLength(1);
  expect(tree(join(folder, "again")).filter((path) => /media|inbox|files/.test(path))).toEqual([]);
});

test("[NODE-17] a bucket that is away is named, and neither backup nor restore does anything by half", async () => {
  await makeBackup({ dataDir }, backup, "meridian test");
  const away = { ...bucketIn(join(folder, "bucket")), whyAway: async () => "bucket one is away" };
  const target = { dataDir: fresh, bucket: away };
  await expect(command(["restore", backup], target, [])).rejects.toThrow("bucket one is away");
  expect(existsSync(fresh)).toBe(false);
});
