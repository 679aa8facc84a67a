import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
} from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import type { User } from "#payload-types.ts";

const SET = "passwordWasSet";

/** Flags a new password, because the data of later hooks does not include it. */
export const markNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return;
  const { password }: Record<string, unknown> = { ...args.data };
  if (typeof password === "string") req.context[SET] = true;
};

export const noteUserChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  const note = { place: "users", record: doc.id };
  if (operation === "create")
    await noteEvent(req, { ...note, event: "user-added", detail: `${doc.email}, ${doc.role}` });
  else {
    if (previousDoc.role !== doc.role)
      await noteEvent(req, {
        ...note,
        event: "role",
        detail: `${doc.email}: ${previousDoc.role} → ${doc.role}`,
      });
    if (previousDoc.email !== doc.email)
      await noteEvent(req, {
        ...note,
        event: "user-changed",
        detail: `${previousDoc.email} → ${doc.email}`,
      });
    const [had, has] = [previousDoc, doc].map(({ languages }) => (languages ?? []).join(", "));
    if (had !== has)
      await noteEvent(req, {
        ...note,
        event: "user-changed",
        detail: `${doc.email} translates into: ${has || "none"}`,
      });
    if (context[SET] === true)
      await noteEvent(req, { ...note, event: "password", detail: doc.email });
  }
  return doc;
};

export const noteUserRemoved: CollectionAfterDeleteHook<User> = async ({ doc, req }) =>
  noteEvent(req, { event: "user-removed", place: "users", record: doc.id, detail: doc.email });
