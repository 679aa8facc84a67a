/** Payload validates no ids, and offers endpoints that fail: guards all collections and globals. */
import {
  Forbidden,
  NotFound,
  type Access,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from "payload";
import { checkRequest } from "#accounts/access/check-request.ts";
import { isWholeNumber } from "#accounts/access/record-number.ts";
import { refuse } from "#server/http/refuse.ts";

/** The maximum bytes of a file name in a file system. */
const LONGEST_NAME = 255;

const inCollections: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return;
  if ("id" in args && args.id !== undefined && !isWholeNumber(args.id)) throw new NotFound(req.t);
  checkRequest(args, operation, collection.flattenedFields);
};

const inGlobals: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess }) => {
  if (!overrideAccess) checkRequest(args, operation, global.flattenedFields);
};

const noFile = (): Response => refuse(404, "This file does not exist.");
const isFileName = (name: string): boolean =>
  !name.includes("\0") && Buffer.byteLength(name) <= LONGEST_NAME;

/**
 * Not for anonymous callers: `access/{id}` reveals which records exist; preferences are a user's.
 */
const FOR_USERS = /^(?:\/access(?:\/|$)|\/:key$)/;

type Guarded = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, "access"> & {
  upload?: unknown;
  versions?: unknown;
};

/** The access rule that Payload checks only after it has read the body. */
function ruleOf({ method, path }: Endpoint, { access }: Guarded): Access | undefined {
  const isWrite = method === "post" || method === "patch" || method === "put";
  if (!isWrite || !/^\/(?::id(?:\/duplicate)?|versions\/:id)?$/.test(path)) return undefined;
  const isNew = "create" in access && method === "post" && !path.startsWith("/versions");
  return isNew ? access.create : access.update;
}

/** Before the body is read: an anonymous 50 MB upload is not parsed. Payload finds the id later. */
async function checkAccess(req: PayloadRequest, rule: Access | undefined): Promise<void> {
  const { id } = req.routeParams ?? {};
  const args = id === undefined ? { req } : { req, id: Number(id) };
  if (rule && !(await rule(args))) throw new Forbidden(req.t);
}

/** An invalid record id gives 404. */
const guarded =
  (of: Guarded) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: async (req) => {
      const { id, number, filename }: Record<string, unknown> = req.routeParams ?? {};
      if (req.user && [id, number].some((one) => one !== undefined && !isWholeNumber(one)))
        return refuse(404, "This record does not exist.");
      if (filename !== undefined && !isFileName(String(filename))) return noFile();
      if (!req.user && FOR_USERS.test(endpoint.path)) return refuse(401, "Log in first.");
      await checkAccess(req, ruleOf(endpoint, of));
      if (of.upload) neverByAddress(req);
      const response = await endpoint.handler(req);
      // Payload reports a missing file as a failure (500).
      return endpoint.path.startsWith("/file/") && response.status === 500 ? noFile() : response;
    },
  });

/** Drops endpoints that always fail: versions where there are none, removal of preferences. */
const guardedOf = (endpoints: Endpoint[], of: Guarded): Endpoint[] =>
  endpoints
    .filter(({ path }) => of.versions || !path.startsWith("/versions"))
    .filter(({ path, method }) => path !== "/:key" || method !== "delete")
    .map(guarded(of));

/** Payload runs no hook before it lists a global's versions. */
const withReadableQuery =
  (fields: FlattenedField[]) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: (req) => {
      if (endpoint.path === "/versions") checkRequest(req.query, "read", fields);
      return endpoint.handler(req);
    },
  });

/** Called from Payload's `onInit`. */
export function guardRequests({ config, collections }: Payload): void {
  // Every object has a `constructor`; `/constructor` must not be found as a collection.
  Object.setPrototypeOf(collections, null);
  for (const collection of config.collections) {
    collection.hooks.beforeOperation = [
      inCollections,
      ...collection.hooks.beforeOperation.filter((hook) => hook !== inCollections),
    ];
    if (collection.endpoints) collection.endpoints = guardedOf(collection.endpoints, collection);
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation = [
      inGlobals,
      ...(global.hooks.beforeOperation ?? []).filter((hook) => hook !== inGlobals),
    ];
    if (global.endpoints)
      global.endpoints = guardedOf(global.endpoints, global).map(
        withReadableQuery(global.flattenedFields),
      );
  }
}

/**
 * When a call has a URL in place of a file, Payload fetches that URL before any hook and regardless
 * of settings. This removes the URL from the call's body.
 */
function neverByAddress(req: PayloadRequest): void {
  let data: PayloadRequest["data"];
  Object.defineProperty(req, "data", {
    configurable: true,
    enumerable: true,
    get: () => data,
    set(given: PayloadRequest["data"]) {
      data = given;
      if (typeof data === "object" && data !== null) delete data.url;
    },
  });
}
