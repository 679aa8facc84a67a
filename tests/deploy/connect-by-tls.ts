/**
 * A separate process, since Node reads `NODE_EXTRA_CA_CERTS` once: connects to Redis, a web address
 * and an S3 with the apps' code and prints the results as JSON.
 */
import { boundedFetch } from "@meridian/http/bounded-fetch";
import { whyNoBucket } from "@meridian/files/store/in-bucket";
import { createSender } from "../../apps/cms/src/publishing/purge/sender.ts";
import { connectOnce, redisProblem } from "../../apps/site/server/bus/redis-connection.ts";

const [, , redisUrl = "", webUrl = ""] = process.argv;

async function tryRedis(): Promise<string> {
  try {
    const redis = await connectOnce(redisUrl, 3000);
    const answer = await redis.ping();
    redis.disconnect();
    return answer;
  } catch (error) {
    return redisProblem(error, redisUrl);
  }
}

const tryWeb = (): Promise<string> =>
  boundedFetch(webUrl, { timeoutMs: 3000, most: 1000 }).then(
    ({ body }) => body.toString(),
    (error: Error) => error.message,
  );

/** The result of a notification by the content host. */
const tryPurge = (): Promise<string> =>
  new Promise((done) => {
    const sender = createSender({
      url: webUrl,
      secret: "s".repeat(32),
      pending: {
        read: async () => [{ id: 1, tags: ["home"] }],
        markSent: async () => done("notified"),
      },
      log: { info: () => undefined, warn: done },
    });
    sender.poll();
  });

const tryBucket = async (): Promise<string> =>
  (await whyNoBucket({
    name: "media",
    endpoint: webUrl,
    region: "us-east-1",
    accessKeyId: "k",
    secretAccessKey: "s",
  })) ?? "there";

const [redis, web, purge, bucket] = await Promise.all([
  tryRedis(),
  tryWeb(),
  tryPurge(),
  tryBucket(),
]);
process.stdout.write(JSON.stringify({ redis, web, purge, bucket }), () => process.exit(0));
