/** An author's write is a draft, whatever the call: none changes what visitors see. */
import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { isAuthor } from "#accounts/access/roles.ts";
import { isTrashed } from "#publishing/trash.ts";
import { isPublished } from "#records/fields/publishing.ts";

const REFUSAL =
  "An author writes drafts. Send yours for review: an editor publishes it (a call needs `draft=true`).";

export const refusal = () => new APIError(REFUSAL, 403, undefined, true);

const WRITES = new Set(["create", "update", "restoreVersion"]);
/** Payload's arguments that publish or unpublish without a state in the data. */
const PUBLISHING = ["publishAllLocales", "unpublishAllLocales", "publishSpecificLocale"];

/** A move into the trash has its own rule (`author-access.ts`), and changes nothing else. */
const onlyTrashes = (data: object): boolean =>
  isTrashed(data) && Object.keys(data).every((name) => name === "deletedAt");

function check(args: object, operation: string, req: PayloadRequest): void {
  if (!isAuthor(req) || !WRITES.has(operation)) return;
  const given: unknown = Reflect.get(args, "data");
  const data = typeof given === "object" && given !== null ? given : {};
  if (PUBLISHING.some((name) => Reflect.get(args, name)) || isPublished(data)) throw refusal();
  if (Reflect.get(args, "draft") !== true && !onlyTrashes(data)) throw refusal();
}

export const draftsOnly: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess) check(args, operation, req);
};

export const draftsOnlyOfGlobal: GlobalBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess) check(args, operation, req);
};
