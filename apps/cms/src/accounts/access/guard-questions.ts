/**
 * What a call may ask, for all collections and globals, Payload's own too. Payload takes an id as it
 * comes, and offers what it then fails at.
 */
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
import { checkAsked } from "#accounts/access/check-asked.ts";
import { neverByAddress } from "#accounts/access/never-by-address.ts";
import { isWholeNumber } from "#accounts/access/record-number.ts";

/** Bytes of a name that a file system takes. */
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
  checkAsked(args, operation, collection.flattenedFields);
};

const inGlobals: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess }) => {
  if (!overrideAccess) checkAsked(args, operation, global.flattenedFields);
};

const answer = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });

const noFile = (): Response => answer(404, "There is no such file.");
const isFileName = (name: string): boolean =>
  !name.includes("\0") && Buffer.byteLength(name) <= LONGEST_NAME;

/** Of strangers: `POST …/access/{id}` says whether there is such a record; preferences are a user's. */
const FOR_USERS = /^(?:\/access(?:\/|$)|\/:key$)/;

type Guarded = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, "access"> & {
  upload?: unknown;
  versions?: unknown;
};

/** Which rule of access Payload checks for a call with a body: after it has read the body. */
function ruleOf({ method, path }: Endpoint, { access }: Guarded): Access | undefined {
  const isWrite = method === "post" || method === "patch" || method === "put";
  if (!isWrite || !/^\/(?::id(?:\/duplicate)?|versions\/:id)?$/.test(path)) return undefined;
  const isNew = "create" in access && method === "post" && !path.startsWith("/versions");
  return isNew ? access.create : access.update;
}

/**
 * Access before a byte of the body is read: of a stranger's 50 MB, and of what is in them, the host
 * reads nothing. What a number in an address stands for is looked up later, by Payload.
 */
async function checkAccess(req: PayloadRequest, rule: Access | undefined): Promise<void> {
  const { id } = req.routeParams ?? {};
  const args = id === undefined ? { req } : { req, id: Number(id) };
  if (rule && !(await rule(args))) throw new Forbidden(req.t);
}

/** What stands in an address for a record's number is one, or leads to nothing. */
const guarded =
  (of: Guarded) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: async (req) => {
      const { id, number, filename }: Record<string, unknown> = req.routeParams ?? {};
      if (req.user && [id, number].some((one) => one !== undefined && !isWholeNumber(one)))
        return answer(404, "There is no such record.");
      if (filename !== undefined && !isFileName(String(filename))) return noFile();
      if (!req.user && FOR_USERS.test(endpoint.path)) return answer(401, "Log in first.");
      await checkAccess(req, ruleOf(endpoint, of));
      if (of.upload) neverByAddress(req);
      const response = await endpoint.handler(req);
      // Of a file that is not there Payload says that it failed.
      return endpoint.path.startsWith("/file/") && response.status === 500 ? noFile() : response;
    },
  });

/**
 * Payload offers versions of what has none, and a way to remove preferences that no panel goes, and
 * fails at both.
 */
const guardedOf = (endpoints: Endpoint[], of: Guarded): Endpoint[] =>
  endpoints
    .filter(({ path }) => of.versions || !path.startsWith("/versions"))
    .filter(({ path, method }) => path !== "/:key" || method !== "delete")
    .map(guarded(of));

/** Before the list of a global's versions no hook is run. */
const withReadableQuery =
  (fields: FlattenedField[]) =>
  (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: (req) => {
      if (endpoint.path === "/versions") checkAsked(req.query, "read", fields);
      return endpoint.handler(req);
    },
  });

/** At Payload's `onInit`. */
export function guardQuestions({ config, collections }: Payload): void {
  // `/constructor` is no collection, though every object has one.
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
