/** The media library in a bucket: Debian's OpenStack Swift, which speaks S3. */
import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientConfig } from "../../apps/cms/src/bucket/client-config.ts";
import type { BucketPlace } from "../../apps/cms/src/bucket/bucket-place.ts";
import { mediaFromBucket, whyNoBucket } from "../../apps/cms/src/http/media-from-bucket.ts";
import { mediaOnDisk } from "../../apps/cms/src/http/media-files.ts";
import { serveMedia } from "../../apps/cms/src/http/serve-media.ts";
import { sessionOf } from "../../apps/cms/src/testing/api.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
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

const reason = whyNoSwift() || whyNoCluster();
const PASSWORD = "a-test-password";

describe.skipIf(reason !== "")(
  `the library in a bucket${reason && ` (left out: ${reason})`}`,
  () => {
    let swift: SwiftServer;
    let cluster: Cluster;
    let cms: TestCms;
    let server: Server;
    let place: BucketPlace;
    let session = "";
    const files = () => mediaFromBucket(place, mediaOnDisk(join(cms.settings.dataDir, "media")));
    beforeAll(async () => {
      [swift, cluster] = await Promise.all([startSwift(), startCluster()]);
      const { endpoint, accessKeyId, secretAccessKey } = swift;
      place = {
        name: "library",
        endpoint,
        region: "us-east-1",
        accessKeyId,
        secretAccessKey,
        isPathStyle: true,
      };
      await new S3Client(clientConfig(place)).send(new CreateBucketCommand({ Bucket: place.name }));
      server = createServer((request, response) => {
        const url = new URL(request.url ?? "/", "http://cms");
        if (url.pathname.startsWith("/media/"))
          serveMedia(request, response, { files: files(), url }).catch((error: unknown) => {
            response.statusCode = 500;
            response.end(String(error));
          });
        else
          void answer(request.url ?? "", { headers: { authorization: `JWT ${session}` } }).then(
            async (found) => {
              response.writeHead(found.status, Object.fromEntries(found.headers));
              response.end(Buffer.from(await found.arrayBuffer()));
            },
          );
      });
      await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      cms = await openTestCms({ databaseUrl: await cluster.newDatabase(), bucket: place, url });
      await cms.payload.create({
        collection: "users",
        data: { email: "ada@example.com", password: PASSWORD, role: "editor" },
      });
      session = await sessionOf(cms, "ada@example.com", PASSWORD);
    });
    afterAll(async () => {
      server?.close();
      await cms?.close();
      await cluster?.stop();
      await swift?.stop();
    });

    const answer = (path: string, init: RequestInit): Promise<Response> =>
      handleEndpoints({
        config: cms.payload.config,
        request: new Request(`${cms.settings.url}${path}`, init),
        payloadInstanceCacheKey: cms.settings.dataDir,
      });
    async function send(method: "POST" | "PATCH", path: string, data: object, picture?: Buffer) {
      const body = new FormData();
      if (picture)
        body.append(
          "file",
          new Blob([new Uint8Array(picture)], { type: "image/png" }),
          "harbour.png",
        );
      body.append("_payload", JSON.stringify(data));
      const found = await answer(`/cms/api${path}`, {
        method,
        body,
        headers: { authorization: `JWT ${session}` },
      });
      const {
        doc,
        errors,
      }: { doc?: { id: number; filename: string; width: number }; errors?: { message: string }[] } =
        await found.json();
      return { status: found.status, doc, errors };
    }
    const picture = (): Promise<Buffer> =>
      sharp({ create: { width: 1000, height: 600, channels: 3, background: "#07a" } })
        .png()
        .toBuffer();
    const kept = async (): Promise<string[]> => {
      const { Contents = [] } = await new S3Client(clientConfig(place)).send(
        new ListObjectsV2Command({ Bucket: place.name }),
      );
      return Contents.map(({ Key }) => Key ?? "").toSorted();
    };
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${cms.settings.url}${path}`, { headers });

    test("[NODE-08] an upload and its sizes lie in the bucket and not on the disk, and are served with ranges; a crop is made of what lies there; a removal takes all away", async () => {
      const made = await send("POST", "/media", { alt: "Blue" }, await picture());
      expect(made.status, JSON.stringify(made.errors)).toBe(201);
      expect(await kept()).toEqual(["harbour-320x192.png", "harbour-768x461.png", "harbour.png"]);
      expect(readdirSync(join(cms.settings.dataDir, "media"))).toEqual([]);
      const whole = await get("/media/harbour.png?v=1");
      expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(whole.headers.get("cache-control")).toContain("immutable");
      const bytes = Buffer.from(await whole.arrayBuffer());
      const part = await get("/media/harbour.png", { range: "bytes=1-3" });
      expect([part.status, await part.text()]).toEqual([
        206,
        bytes.subarray(1, 4).toString("latin1"),
      ]);
      const again = await get("/media/harbour.png", {
        "if-none-match": whole.headers.get("etag") ?? "",
      });
      expect(again.status).toBe(304);
      expect((await get("/media/nothing.png")).status).toBe(404);
      const edits = {
        crop: { x: 0, y: 0, width: 50, height: 50, unit: "%" },
        widthInPixels: 500,
        heightInPixels: 300,
        focalPoint: { x: 20, y: 80 },
      };
      const query = new URLSearchParams(
        Object.entries(edits).flatMap(([name, value]): [string, string][] =>
          typeof value === "object"
            ? Object.entries(value).map(([inner, each]) => [
                `uploadEdits[${name}][${inner}]`,
                String(each),
              ])
            : [[`uploadEdits[${name}]`, String(value)]],
        ),
      );
      const cropped = await send("PATCH", `/media/${made.doc?.id}?${query}`, { alt: "Blue" });
      expect(cropped.status, JSON.stringify(cropped.errors)).toBe(200);
      expect(cropped.doc).toMatchObject({ width: 500, height: 300, focalX: 20, focalY: 80 });
      const now = await get(`/media/${cropped.doc?.filename}?v=2`);
      expect(await sharp(Buffer.from(await now.arrayBuffer())).metadata()).toMatchObject({
        width: 500,
      });
      await cms.payload.delete({ collection: "media", id: made.doc?.id ?? 0 });
      expect(await kept()).toEqual([]);
    });

    test("[NODE-08] a bucket that refuses, is not there, says nothing or is away is a word to the editor and one to the operator, and no record without its file", async () => {
      expect(await whyNoBucket(place)).toBeNull();
      expect(await whyNoBucket({ ...place, secretAccessKey: "wrong" })).toMatch(
        /refuses \(403\).*S3_SECRET_ACCESS_KEY/,
      );
      expect(await whyNoBucket({ ...place, name: "nowhere" })).toMatch(
        /is not there: look at S3_BUCKET/,
      );
      swift.hold();
      expect(await whyNoBucket(place, 200)).toMatch(/is away \(it says nothing\)/);
      swift.release();
      await swift.kill();
      expect(await whyNoBucket(place)).toMatch(/is away \(ECONNREFUSED\)/);
      const refused = await send("POST", "/media", { alt: "Away" }, await picture());
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([
        503,
        expect.stringContaining("storage for files"),
      ]);
      expect((await cms.payload.count({ collection: "media" })).totalDocs).toBe(0);
      const away = await get("/media/harbour.png");
      expect([away.status, await away.text()]).toEqual([500, expect.stringContaining("is away")]);
      await swift.start();
      const taken = await send("POST", "/media", { alt: "Back" }, await picture());
      expect(taken.status, JSON.stringify(taken.errors)).toBe(201);
    });
  },
);
