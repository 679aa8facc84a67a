/** A real WordPress's content imported: interrupted, completed, then repeated. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LISTING_CALLS, permalinksOf } from "@meridian/contract";
import { checkConformance } from "../../apps/cms/src/moving-in/conformance/conformance.ts";
import { afterAll, describe, expect, test } from "vitest";
import { oldAddresses } from "../../apps/cms/src/moving-in/import/map/old-addresses.ts";
import { contentOf } from "../../apps/cms/src/moving-in/import/read-host.ts";
import { root } from "../deploy/dockerfile.ts";
import { originOf } from "./kit.ts";
import { because, isSkipped } from "./wordpress-fixture.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wordpress-import-"));

interface Entry {
  kind: string;
  key: string;
  outcome: string;
  reasons: string[];
}

/** Runs the import; kills it at the first line with `until`. */
async function runImport(until?: RegExp): Promise<{ code: number | null; entries: Entry[] }> {
  const child = spawn(
    process.execPath,
    ["apps/cms/import.ts", originOf("hard"), "--json", "--timeout", "60"],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PURGE_URL: "http://127.0.0.1:9/purge" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += String(text)));
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines.push(line);
    if (until?.test(line)) child.kill("SIGKILL");
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (until === undefined && output === "") throw new Error(lines.join("\n"));
  return {
    code,
    entries: output === "" ? [] : (JSON.parse(output) as { entries: Entry[] }).entries,
  };
}

describe.skipIf(isSkipped)(`moving in from WordPress${because}`, () => {
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test(
    "an import that was killed is finished by the next, and a third changes nothing",
    { timeout: 300_000 },
    async () => {
      expect((await runImport(/^Importing: \d+ of/)).code).toBeNull();
      const second = await runImport();
      const outcomeOf = (kind: string, key: string) =>
        second.entries.find((entry) => entry.kind === kind && entry.key === key)?.outcome;
      expect(second.entries.filter(({ outcome }) => outcome === "broken")).toEqual([]);
      expect(second.entries.length).toBeGreaterThan(140);
      // Slugs in other scripts stay the addresses.
      for (const slug of ["צוות-פיתוח", "команда-разработчиков"])
        expect([slug, outcomeOf("blog-posts", slug)]).toEqual([
          slug,
          expect.stringMatching(/^(?:created|changed|unchanged)$/),
        ]);
      // This WordPress has plain permalinks: parameters of the home page.
      const old = second.entries.filter(({ kind }) => kind === "redirects").map(({ key }) => key);
      expect(old.filter((key) => /^\/\?(?:p|page_id)=\d+$/.test(key)).length).toBeGreaterThan(130);
      const third = await runImport();
      expect(
        third.entries.filter(({ outcome }) => ["created", "changed"].includes(outcome)),
      ).toEqual([]);
    },
  );

  test("of a WordPress with pretty permalinks each old address is a path", async () => {
    const host = originOf("demo");
    const { answers, posted, links } = await checkConformance({
      host,
      depth: "whole",
      timeout: 60_000,
    });
    const old = oldAddresses(contentOf(answers, posted, links), [host]).map(
      ({ from, to }) => `${from} ${to}`,
    );
    expect(old).toHaveLength(73);
    expect(old).toEqual(
      expect.arrayContaining([
        "/dedicated-teams /services/dedicated-teams",
        "/wayfold-logistics /case-studies/wayfold-logistics",
        "/solutions-engineer /career/414",
        "/article-it-outsourcing /article/article-it-outsourcing",
        "/home /",
        "/author/iryna-s /blog/authors/iryna-s",
        "/category/cost /blog/category/cost",
        "/tag/budget /blog/tag/budget",
        "/?vacancy=senior-react-engineer-harbour-ledger /vacancies/senior-react-engineer-harbour-ledger",
      ]),
    );
    const reply = (call: string) => answers.find((answer) => answer.call === call)?.value;
    const permalinks = permalinksOf(
      Object.fromEntries(LISTING_CALLS.map((call) => [call, reply(call)])),
    );
    expect(
      ["/solutions-engineer/", "/about/", "/career/"].map((path) =>
        permalinks.find(new URL(path, host)),
      ),
    ).toEqual(["/career/414", "/", "/career"]);
  });
});
