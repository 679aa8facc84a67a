/**
 * `POST /cms/api/media/take-in`: fetches a pasted picture for an editor or author. Returns its record, or why
 * it could not be stored (422).
 */
import type { CollectionConfig, Endpoint, PayloadRequest } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import * as v from "valibot";
import { isTranslator, isWriter } from "#accounts/access/roles.ts";
import { createFetchPicture, NotTakenIn } from "#library/taking-in/fetch-picture.ts";
import { createTakeIn, type TakeIn } from "#library/taking-in/take-in.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { ownOrigins } from "#server/http/own-origins.ts";
import { createLimiter, type Limiter } from "#server/nodes/limits.ts";
import type { Settings } from "#server/settings.ts";

/** Characters; a longer description is cut off. */
const LONGEST_ADDRESS = 4000;
const LONGEST_ALT = 500;
/** Bytes of the request; these characters may take several each. */
const LARGEST_BODY = 32 * 1024;
const HOUR = { points: 300, seconds: 3600 };

const body = v.object({
  address: v.pipe(
    v.string(),
    v.maxLength(LONGEST_ADDRESS),
    v.regex(/^https?:\/\//i),
    v.check((address) => URL.canParse(address)),
  ),
  alt: v.pipe(
    v.optional(v.string(), ""),
    v.transform((alt) => alt.replace(/\s+/g, " ").trim().slice(0, LONGEST_ALT)),
  ),
});

async function read(req: PayloadRequest): Promise<v.InferOutput<typeof body> | null> {
  if (Number(req.headers.get("content-length") ?? 0) > LARGEST_BODY) return null;
  const result = v.safeParse(body, await req.json?.().catch(() => null));
  return result.success ? result.output : null;
}

/** Seconds until the user may paste further pictures; 0: now. */
async function waitOf(limiter: Limiter, user: number): Promise<number> {
  try {
    await limiter.consume(String(user));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}

function takeInEndpoint(takeIn: TakeIn): Endpoint {
  let limiter: Limiter | undefined;
  return {
    path: "/take-in",
    method: "post",
    handler: async (req) => {
      if (!req.user) return refuse(401, "your login has ended");
      if (!isWriter(req) || isTranslator(req)) return forbid();
      limiter ??= createLimiter(req.payload, "take-in", HOUR);
      const wait = await waitOf(limiter, Number(req.user.id));
      if (wait > 0)
        return refuse(429, `${HOUR.points} pictures within an hour are the most; try again later`);
      const picture = await read(req);
      if (!picture) return refuse(422, "its address cannot be used");
      try {
        const { id, alt } = await takeIn(req, picture);
        return Response.json({ id, isDescribed: Boolean(alt) });
      } catch (error) {
        if (!(error instanceof NotTakenIn)) throw error;
        return refuse(422, error.message);
      }
    },
  };
}

/** Adds the endpoint to the library. */
export const takingIn =
  ({ url, siteUrl, picturesFrom }: Pick<Settings, "url" | "siteUrl" | "picturesFrom">) =>
  (collection: CollectionConfig): CollectionConfig => {
    const allowed = picturesFrom?.map((address) => new URL(address).origin);
    const own = [...ownOrigins(url), new URL(siteUrl).origin];
    const takeIn = createTakeIn(createFetchPicture({ allowed }), own);
    return {
      ...collection,
      endpoints: [...(collection.endpoints || []), takeInEndpoint(takeIn)],
    };
  };
