/**
 * `POST /cms/api/translations/publish` `{ids}`, for editors: publishes these drafts, each in its own
 * transaction. One that cannot be published stays a draft and is named; the site is notified once.
 */
import {
  ValidationError,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import * as v from "valibot";
import { isEditor } from "#accounts/access/roles.ts";
import { sentTogether } from "#publishing/purge/note-change.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { oneByOne } from "#server/one-by-one.ts";

/** A press publishes at most these. */
const MOST = 500;
const body = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(MOST),
  ),
});

export interface Published {
  published: number[];
  refused: { id: number; reason: string }[];
}

export const publishEndpoint: Endpoint = {
  path: "/publish",
  method: "post",
  handler: async (req) => {
    if (!isEditor(req)) return forbid();
    const given = v.safeParse(body, await req.json?.().catch(() => null));
    if (!given.success) return refuse(422, `Choose between one and ${MOST} drafts.`);
    const ids = [...new Set(given.output.ids)];
    const done = await sentTogether(req.payload, () => publishAll(req, ids));
    return Response.json(done, { headers: { "cache-control": "no-store" } });
  },
};

async function publishAll(req: PayloadRequest, ids: readonly number[]): Promise<Published> {
  const done: Published = { published: [], refused: [] };
  for (const id of ids)
    try {
      await oneByOne(req, [id], async () => {
        const doc = await req.payload.update({
          collection: "translations",
          id,
          data: { _status: "published" },
          depth: 0,
          overrideAccess: false,
          req,
        });
        return { docs: [doc], errors: [] };
      });
      done.published.push(id);
    } catch (error) {
      done.refused.push({ id, reason: reasonOf(error) });
      if (!(error instanceof Error && "isPublic" in error))
        req.payload.logger.error({ err: error, msg: "translations: a draft was not published" });
    }
  return done;
}

function reasonOf(error: unknown): string {
  const invalid: unknown = error instanceof ValidationError ? error.data.errors : undefined;
  if (Array.isArray(invalid) && invalid.length > 0)
    return invalid
      .slice(0, 3)
      .map(({ label, message }: { label?: unknown; message: string }) =>
        typeof label === "string" ? `${label}: ${message}` : message,
      )
      .join(" ");
  return error instanceof Error && Reflect.get(error, "isPublic") === true
    ? error.message
    : "It could not be published. Try again; if it happens again, contact your operator.";
}

/** Adds the endpoint before Payload's own. */
export const publishedTogether = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: collection.endpoints !== false && [...(collection.endpoints ?? []), publishEndpoint],
});
