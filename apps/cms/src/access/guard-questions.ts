/**
 * What a call may ask, for all collections and globals, Payload's own too. Payload looks at what a
 * search names but not at what an order names, and takes an id as it comes.
 */
import {
  APIError,
  NotFound,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type Payload,
} from "payload";

/** Whether an order leads into another record: into its hidden fields, too, such as a password's hash. */
export function leadsElsewhere(sort: string, fields: readonly FlattenedField[]): boolean {
  let within = fields;
  const names = sort
    .replace(/^-/, "")
    .replace(/^version\./, "")
    .split(".");
  for (const [at, name] of names.entries()) {
    const field = within.find((one) => one.name === name);
    if (!field || at === names.length - 1) return false;
    if (field.type === "relationship" || field.type === "upload" || field.type === "join")
      return true;
    within =
      field.type === "blocks"
        ? field.blocks.flatMap((block) => block.flattenedFields)
        : "flattenedFields" in field
          ? field.flattenedFields
          : [];
  }
  return false;
}

function checkOrder(sort: unknown, fields: readonly FlattenedField[]): void {
  const named = (Array.isArray(sort) ? sort : [sort]).flatMap((one) =>
    typeof one === "string" ? one.split(",") : [],
  );
  if (named.some((one) => leadsElsewhere(one.trim(), fields)))
    throw new APIError("Records are ordered by their own fields.", 400);
}

const isId = (id: unknown): boolean => Number.isSafeInteger(Number(id));

const inCollections: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return;
  if ("id" in args && args.id !== undefined && !isId(args.id)) throw new NotFound(req.t);
  if ("sort" in args) checkOrder(args.sort, collection.flattenedFields);
};

const inGlobals: GlobalBeforeOperationHook = ({ args, global, overrideAccess }) => {
  if (!overrideAccess && "sort" in args) checkOrder(args.sort, global.flattenedFields);
};

/** `POST …/access/{id}` says whether there is such a record; to nobody who is not logged in. */
const forUsers = (endpoint: Endpoint): Endpoint =>
  /^\/access(?:\/|$)/.test(endpoint.path)
    ? {
        ...endpoint,
        handler: (req) =>
          req.user
            ? endpoint.handler(req)
            : Response.json({ errors: [{ message: "Log in first." }] }, { status: 401 }),
      }
    : endpoint;

/** At Payload's `onInit`. */
export function guardQuestions({ config }: Payload): void {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation = [
      inCollections,
      ...collection.hooks.beforeOperation.filter((hook) => hook !== inCollections),
    ];
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(forUsers);
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation = [
      inGlobals,
      ...(global.hooks.beforeOperation ?? []).filter((hook) => hook !== inGlobals),
    ];
    if (global.endpoints) global.endpoints = global.endpoints.map(forUsers);
  }
}
