import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms);
afterEach(() => vi.unstubAllGlobals());

const siteCounts = (submissions: number) =>
  vi.stubGlobal("fetch", async () => Response.json({ submissions }));
const archive = (role: "admin" | "recruiter", email: unknown) =>
  callApi(cms, "/submissions/person-archive", {
    method: "POST",
    body: { email },
    token: users[role].token,
  });

async function newResume(data: Partial<Submission>, names: string[], bytes: Buffer) {
  const files = await Promise.all(
    names.map(async (name) => {
      const storedAs = randomBytes(8).toString("hex");
      await writeFile(join(cms.settings.dataDir, "inbox", storedAs), bytes);
      return { name, size: bytes.length, type: "application/pdf", storedAs };
    }),
  );
  return cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, files, fileNames: "f", ...data },
  });
}

test("[SEC-22] everything sent from an address is one archive: fields, notes, files byte for byte", async () => {
  const big = randomBytes(9_000_000);
  const { id } = await newResume(
    {
      email: "Ann@example.com",
      fields: { "your-email": "Ann@example.com", description: "I can Rust" },
      remarks: [{ text: "Call her", by: "Rita Recruiter", at: "2026-01-01T00:00:00.000Z" }],
    },
    ["Lebenslauf Ännchen.pdf", "../../etc/passwd", "C:\\a\\b\u0000.pdf"],
    big,
  );
  await newResume({ email: "ann@EXAMPLE.com ", kind: "contact", fields: { x: "later" } }, [], big);
  await newResume({ email: "joann@example.com", fields: { x: "another's" } }, ["hers.pdf"], big);
  siteCounts(2);
  const answer = await archive("admin", "ann@example.com");
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(unzipped)).toEqual([
    "about.txt",
    "submissions.json",
    `files/${id}/1-Lebenslauf Ännchen.pdf`,
    `files/${id}/2-.._.._etc_passwd`,
    `files/${id}/3-C__a_b_.pdf`,
  ]);
  for (const bytes of Object.values(unzipped).slice(2)) expect(big.equals(bytes)).toBe(true);
  const given: unknown = JSON.parse(strFromU8(unzipped["submissions.json"] ?? new Uint8Array()));
  expect(given).toMatchObject([
    {
      form: "resume",
      fields: { description: "I can Rust" },
      notes: [{ text: "Call her" }],
      files: [{ inThisArchive: `files/${id}/1-Lebenslauf Ännchen.pdf` }, {}, {}],
    },
    { form: "contact", fields: { x: "later" } },
  ]);
  const text = JSON.stringify(given);
  expect(text).not.toMatch(/another's|Rita|storedAs/);
  expect(strFromU8(unzipped["about.txt"] ?? new Uint8Array())).toContain("2 in the inbox");
});

test("[SEC-22] it lists what waits at the site and which files are missing", async () => {
  await newResume(
    {
      email: "bob@example.com",
      files: [{ name: "cv.pdf", size: 1, type: "application/pdf", storedAs: "nowhere" }],
    },
    [],
    Buffer.alloc(0),
  );
  siteCounts(3);
  const answer = await archive("admin", "bob@example.com");
  const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(strFromU8(unzipped["about.txt"] ?? new Uint8Array())).toContain(
    "journal has 3. Those not yet delivered",
  );
  expect(Object.keys(unzipped).at(-1)).toMatch(/^files\/\d+\/1-cv\.pdf\.missing\.txt$/);
});

test("[SEC-22] only admins get it; an unknown or invalid address and an unreachable site give a message", async () => {
  siteCounts(0);
  expect((await archive("recruiter", "bob@example.com")).status).toBe(403);
  expect((await archive("admin", "unknown@example.com")).status).toBe(404);
  for (const email of ["", "bob", { like: "%" }, undefined])
    expect((await archive("admin", email)).status).toBe(422);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect((await archive("admin", "bob@example.com")).status).toBe(502);
  const { docs } = await cms.payload.find({
    collection: "audit-log",
    where: { event: { equals: "export" } },
  });
  expect(docs.map(({ detail }) => detail)).toEqual(["of one person", "of one person"]);
  expect(JSON.stringify(docs)).not.toMatch(/bob|ann/);
});
