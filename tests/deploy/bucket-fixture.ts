/** A content host with files in a bucket, and sites that share it. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { S3 } from "@aws-sdk/client-s3";
import { handleEndpoints } from "payload";
import { themeOf } from "@meridian/contract/theme";
import { pino } from "pino";
import sharp from "sharp";
import type { BucketPlace } from "@meridian/files/store/bucket-place";
import { clientConfig } from "@meridian/files/store/client-config";
import { openFiles } from "@meridian/files/store/open-files";
import { serveMedia } from "../../apps/cms/src/server/http/serve-media.ts";
import { answerFormSchema } from "../../apps/cms/src/inbox/form-schema.ts";
import { receiveForm } from "../../apps/cms/src/inbox/receive-form.ts";
import { inboxOf } from "../../apps/cms/src/inbox/save-submission.ts";
import { inboxFiles } from "../../apps/cms/src/inbox/store-file.ts";
import { sessionOf } from "../../apps/cms/src/testing/api.ts";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";
import type { Settings } from "../../apps/site/server/config/settings.ts";
import { createInvalidations } from "../../apps/site/server/content/invalidations.ts";
import { openPictures } from "../../apps/site/server/pictures/pictures.ts";
import { createIntake } from "../../packages/intake/src/intake.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { startCluster, whyNoCluster } from "../../packages/intake/src/tests/postgres-cluster.ts";
import { createNotedLog } from "../../packages/intake/src/tests/samples.ts";
import { startSwift, whyNoSwift } from "../../packages/intake/src/tests/swift-server.ts";

const PASSWORD = "a-test-password";

export const whyNoBucketFixture = (): string => whyNoSwift() || whyNoCluster();
export type BucketFixture = Awaited<ReturnType<typeof openBucketFixture>>;

async function startBucket() {
  const [swift, cluster] = await Promise.all([startSwift(), startCluster()]);
  const { endpoint, accessKeyId, secretAccessKey } = swift;
  const place: BucketPlace = {
    name: "library",
    endpoint,
    region: "us-east-1",
    accessKeyId,
    secretAccessKey,
  };
  const bucket = new S3(clientConfig(place));
  await bucket.createBucket({ Bucket: place.name });
  return { swift, cluster, place, bucket };
}

/** A server whose app follows later, because its settings contain the address. */
async function listen(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The content host with its media, as in `server.ts`, and an admin's session. */
async function startCms(databaseUrl: string, bucket: BucketPlace) {
  let session = "";
  const { server, url } = await listen((request, response) => {
    const address = new URL(request.url ?? "/", "http://cms");
    const files = openFiles(join(cms.settings.dataDir, "media"), "library", bucket);
    if (address.pathname.startsWith("/media/"))
      serveMedia(request, response, { files, url: address }).catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    else
      void answer(request.url ?? "").then(async (found) => {
        response.writeHead(found.status, Object.fromEntries(found.headers));
        response.end(Buffer.from(await found.arrayBuffer()));
      });
  });
  const cms = await openTestCms({ databaseUrl, bucket, url });
  await cms.payload.create({
    collection: "users",
    data: { email: "ada@example.com", password: PASSWORD, role: "admin" },
  });
  session = await sessionOf(cms, "ada@example.com", PASSWORD);
  const headers = { authorization: `JWT ${session}` };
  const answer = (path: string, init: RequestInit = {}): Promise<Response> =>
    handleEndpoints({
      config: cms.payload.config,
      request: new Request(`${url}${path}`, { headers, ...init }),
      payloadInstanceCacheKey: cms.settings.dataDir,
    });
  return { cms, server, url, answer };
}

type Answer = Awaited<ReturnType<typeof startCms>>["answer"];

const sender =
  (answer: Answer) =>
  async (method: "POST" | "PATCH", path: string, data: object, picture?: Buffer) => {
    const body = new FormData();
    if (picture)
      body.append(
        "file",
        new Blob([new Uint8Array(picture)], { type: "image/png" }),
        "harbour.png",
      );
    body.append("_payload", JSON.stringify(data));
    const found = await answer(`/cms/api${path}`, { method, body });
    const {
      doc,
      errors,
    }: { doc?: { id: number; filename: string; width: number }; errors?: { message: string }[] } =
      await found.json();
    return { status: found.status, doc, errors };
  };

export async function openBucketFixture() {
  const { swift, cluster, place, bucket } = await startBucket();
  const databaseUrl = await cluster.newDatabase();
  const { cms, server, url, answer } = await startCms(databaseUrl, place);
  const inbox = inboxFiles(cms.settings);
  /** Passes a site's request to the content host's form address. */
  const formAddress: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    return (
      answerFormSchema(request) ?? receiveForm(request, "contactForm", inboxOf(cms.payload, inbox))
    );
  };
  const journalUrl = await cluster.newDatabase();
  return {
    swift,
    cms,
    place,
    databaseUrl,
    journalUrl,
    answer,
    send: sender(answer),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, { headers }),
    /** A site with a separate folder, on the shared journal and bucket. */
    async openSite(fetch = formAddress) {
      const dataDir = newFolder();
      const log = createNotedLog();
      const intake = await createIntake({
        dataDir,
        databaseUrl: journalUrl,
        bucket: place,
        formSecret: "the same on all",
        deliver: {
          host: { contact: { url: `${url}/api/contact-form-7/v1/contact-forms/1/feedback` } },
        },
        captchaWork: 5,
        log,
        fetch,
      });
      return { intake, dataDir, log };
    },
    openPictures() {
      const site = {
        contentHost: url,
        dataDir: newFolder(),
        bucket: place,
      } as Settings;
      const pictures = openPictures({
        settings: site,
        cdn: undefined,
        log: pino({ level: "silent" }),
        invalidations: createInvalidations(),
        isHttps: false,
        theme: () => themeOf({}),
      });
      return (path: string) => pictures.handle(new Request(`http://site${path}`));
    },
    picture: (): Promise<Buffer> =>
      sharp({ create: { width: 1000, height: 600, channels: 3, background: "#07a" } })
        .png()
        .toBuffer(),
    newDatabase: () => cluster.ownDatabase(),
    async newBucket(name: string): Promise<BucketPlace> {
      await bucket.createBucket({ Bucket: name });
      return { ...place, name };
    },
    async keys(prefix = "", Bucket = place.name): Promise<string[]> {
      const { Contents = [] } = await bucket.listObjectsV2({ Bucket, Prefix: prefix });
      return Contents.map(({ Key }) => Key ?? "").toSorted();
    },
    async close() {
      server.close();
      await cms.close();
      await cluster.stop();
      await swift.stop();
    },
  };
}
