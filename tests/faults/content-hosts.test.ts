/** Two content hosts start on an empty database and alternate. Part of `npm run faults`. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeAt } from "../../apps/cms/src/accounts/second-factor/codes.ts";
import {
  startCluster,
  whyNoCluster,
  type Cluster,
} from "../../packages/intake/src/tests/postgres-cluster.ts";
import {
  startSwift,
  whyNoSwift,
  type SwiftServer,
} from "../../packages/intake/src/tests/swift-server.ts";
import { clientConfig } from "@meridian/files/store/client-config";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { appProcess, type AppProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";
import { isLong, LONGEST_MS } from "./long.ts";

const reason = isLong ? whyNoCluster() : "it is of the long form, npm run faults";
const noBucket = whyNoSwift();
const FEEDBACK = "/api/contact-form-7/v1/contact-forms/contact/feedback";
const FORM_KEY = "two-hosts-form-key-0123456789";
const LOGIN = { email: "ada@example.com", password: "a-password-for-the-test" };

describe.skipIf(reason !== "")(
  `two content hosts that run${reason && ` (skipped: ${reason})`}`,
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), "meridian-two-hosts-"));
    const ports = [portAt(60), portAt(61)];
    let cluster: Cluster;
    let swift: SwiftServer | undefined;
    /** With Swift the library is in a bucket, else in a shared folder. */
    const bucket: Record<string, string> = {};
    let database: Client;
    let hosts: AppProcess[] = [];
    const host = (port: number, databaseUrl: string) =>
      appProcess("cms", port, {
        DATA_DIR: dataDir,
        CMS_DATABASE_URL: databaseUrl,
        CMS_URL: `http://127.0.0.1:${ports[0]}`,
        SEED_DEMO: "1",
        PAYLOAD_SECRET: "two-hosts-payload-secret-0123",
        PURGE_SECRET: "two-hosts-purge-secret-012345",
        FORM_KEY,
        ADMIN_EMAIL: LOGIN.email,
        ADMIN_PASSWORD: LOGIN.password,
        ...bucket,
      });
    beforeAll(async () => {
      cluster = await startCluster();
      const databaseUrl = await cluster.newDatabase();
      if (noBucket === "") {
        swift = await startSwift();
        const { endpoint, accessKeyId, secretAccessKey } = swift;
        const place = {
          name: "library",
          endpoint,
          region: "us-east-1",
          accessKeyId,
          secretAccessKey,
        };
        await new S3Client(clientConfig(place)).send(
          new CreateBucketCommand({ Bucket: place.name }),
        );
        Object.assign(bucket, {
          S3_BUCKET: place.name,
          S3_ENDPOINT: endpoint,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        });
      }
      hosts = ports.map((port) => host(port, databaseUrl));
      await Promise.all(hosts.map((one) => one.start()));
      database = new Client({ connectionString: databaseUrl });
      await database.connect();
    }, LONGEST_MS);
    afterAll(async () => {
      await Promise.all(hosts.map((one) => one.stop()));
      await database?.end();
      await cluster?.stop();
      await swift?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    let turn = 0;
    let session = "";
    async function request<T = Record<string, unknown>>(path: string, how: RequestInit = {}) {
      turn += 1;
      const answer = await fetch(`http://127.0.0.1:${ports[turn % 2]}${path}`, {
        ...how,
        headers: { ...(session && { authorization: `JWT ${session}` }), ...how.headers },
      });
      const found = /payload-token=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
      if (found) session = found;
      const isJson = answer.headers.get("content-type")?.includes("json") === true;
      const json: T = isJson ? await answer.json() : await answer.arrayBuffer();
      return { status: answer.status, json };
    }
    const post = <T = Record<string, unknown>>(path: string, body: object) =>
      request<T>(`/cms/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });

    test("[NODE-07] the demo content is there once, and so is the first user", async () => {
      const { rows } = await database.query(
        "select (select count(*)::int from users) as users, (select count(*)::int from services) as services, (select count(distinct slug)::int from services) as slugs, (select count(*)::int from payload_migrations) as migrations, (select count(distinct name)::int from payload_migrations) as names",
      );
      expect(rows[0]).toMatchObject({ users: 1 });
      expect(rows[0].services).toBeGreaterThan(3);
      expect([rows[0].slugs, rows[0].names]).toEqual([rows[0].services, rows[0].migrations]);
    });

    test("[NODE-07] [NODE-08] login, second factor, draft, upload and a publish at a time, ever at the other host", async () => {
      expect((await post("/users/login", LOGIN)).status).toBe(200);
      const begun = await post<{ ticket: string; secret: string }>("/users/second-factor/begin", {
        password: LOGIN.password,
      });
      const { ticket, secret } = begun.json;
      const code = codeAt(secret, Date.now());
      expect((await post("/users/second-factor/confirm", { ticket, code })).status).toBe(200);
      for (let tries = 0; tries < 2; tries += 1)
        expect((await post("/users/login", { ...LOGIN, code })).json).toMatchObject({
          secondFactor: "wrong",
        });
      const later = codeAt(secret, Date.now() + 30_000);
      expect((await post("/users/login", { ...LOGIN, code: later })).status).toBe(200);
      for (let tries = 0; tries < 4; tries += 1)
        expect((await request<{ user: object }>("/cms/api/users/me")).json.user).toMatchObject({
          email: LOGIN.email,
        });
      const body = new FormData();
      const pixels = { width: 900, height: 600, channels: 3, background: "#07a" } as const;
      body.append(
        "file",
        new Blob([await sharp({ create: pixels }).png().toBuffer()], { type: "image/png" }),
        "two.png",
      );
      body.append("_payload", JSON.stringify({ alt: "Blue" }));
      const uploaded = await request<{ doc: { url: string } }>("/cms/api/media", {
        method: "POST",
        body,
      });
      expect(uploaded.status, JSON.stringify(uploaded.json)).toBe(201);
      for (let tries = 0; tries < 2; tries += 1)
        expect((await request(new URL(uploaded.json.doc.url, "http://x").pathname)).status).toBe(
          200,
        );
      expect(existsSync(join(dataDir, "media/two.png")), "on the disk").toBe(swift === undefined);
      const publishAt = new Date(Date.now() + 1500).toISOString();
      const draft = await post("/services?draft=true", {
        slug: "by-twos",
        title: "By twos",
        order: 99,
        _status: "draft",
        publishAt,
      });
      expect(draft.status, JSON.stringify(draft.json)).toBe(201);
      await expect
        .poll(async () => (await request("/api/wp/v2/posts?slug=by-twos")).json, {
          timeout: 40_000,
          interval: 500,
        })
        .toMatchObject([{ title: "By twos" }]);
    });

    test("[NODE-16] a message with a file that one host takes is read at the other, after login alone", async () => {
      const form = new FormData();
      const words = { fullname: "Ann", email: "ann@example.com", description: "A file" };
      for (const [name, value] of Object.entries(words)) form.append(name, value);
      form.append("_wpcf7_unit_tag", "wpcf7-f1-o1");
      form.append("_idempotency_key", "two-hosts");
      form.append("_variant", "main");
      form.append("file-type", new File(["%PDF-1.7 of Ann"], "a.pdf", { type: "application/pdf" }));
      const sent = await request<{ status: string }>(FEEDBACK, {
        method: "POST",
        body: form,
        headers: { "user-agent": "test", "x-form-key": FORM_KEY },
      });
      expect(sent.json).toMatchObject({ status: "mail_sent" });
      const { json } = await request<{ docs: { id: number }[] }>("/cms/api/submissions?limit=1");
      const path = `/cms/api/submissions/${json.docs[0]?.id}/files/0`;
      for (const port of ports) {
        const read = (headers: Record<string, string>) =>
          fetch(`http://127.0.0.1:${port}${path}`, { headers });
        const found = await read({ authorization: `JWT ${session}` });
        expect([found.status, await found.text()]).toEqual([200, "%PDF-1.7 of Ann"]);
        expect((await read({})).status).toBe(401);
      }
      const onDisk = readdirSync(join(dataDir, "inbox"), { withFileTypes: true });
      expect(onDisk.filter((entry) => entry.isFile()).length).toBe(swift ? 0 : 1);
    });

    test("[NODE-07] one that is killed in the middle of its work leaves the other to go on", async () => {
      await hosts[0]?.kill();
      turn = 0;
      const path = `http://127.0.0.1:${ports[1]}`;
      const me = await fetch(`${path}/cms/api/users/me`, {
        headers: { authorization: `JWT ${session}` },
      });
      expect(await me.json()).toMatchObject({ user: { email: LOGIN.email } });
      await expect
        .poll(
          async () =>
            (await database.query("select 1 from audit_log where number is null")).rowCount,
          { timeout: 40_000 },
        )
        .toBe(0);
    });
  },
);
