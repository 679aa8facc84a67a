import type { CollectionBeforeOperationHook } from "payload";

/** What the list's cells show, whatever its columns. */
const ALWAYS = {
  sender: true,
  email: true,
  subject: true,
  vacancy: true,
  kind: true,
  status: true,
  statusSince: true,
  answerAt: true,
  suspicious: true,
  message: true,
  fields: true,
  nextStep: true,
};
/** For the line that a search has found. */
const SEARCHED = { files: true, fileTexts: true };

/** The list reads neither the texts of files nor those of the search, nor notes. */
export const selectForInbox: CollectionBeforeOperationHook = ({ args, req }) => {
  const select: unknown = Reflect.get(args, "select");
  const isList = Reflect.get(args, "includeLockStatus") === true;
  return isList && typeof select === "object" && select !== null
    ? { ...args, select: { ...select, ...ALWAYS, ...(req.query.search ? SEARCHED : {}) } }
    : args;
};
