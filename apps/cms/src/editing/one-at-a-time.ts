/**
 * Two people at one record. While one writes, Payload locks it for the others; but a lock is over after some minutes, and
 * whoever left the form open would go on writing over what came meanwhile: with drafts kept as they are typed, Payload
 * itself does not look. So the form's state is compared with the record's, and the second is told.
 */
import { APIError, type CollectionConfig, type GlobalConfig, type PayloadRequest, type TextField } from "payload";

interface Saved {
  updatedAt?: string | null;
  lastSavedBy?: string | null;
}

const lastSavedBy: TextField = {
  name: "lastSavedBy",
  label: "Last saved by",
  type: "text",
  admin: { position: "sidebar", readOnly: true, condition: (data) => Boolean((data as Saved).lastSavedBy) },
};

const nameOf = ({ user }: PayloadRequest): string | undefined => (user?.collection === "users" ? user.email : undefined);
const timeOf = (value: string | null | undefined): number => Date.parse(value ?? "");

/**
 * What is to be kept, with who keeps it. Only a form sends the time it was read at; one's own older state is let through,
 * for a form saves while its last save is still on its way. Throws 409 where somebody else has saved since.
 */
export function takeTurn<T extends Saved>(data: T, before: Saved | undefined, req: PayloadRequest): T {
  const editor = nameOf(req);
  if (editor === undefined) return data;
  const isOlder = timeOf(data.updatedAt) < timeOf(before?.updatedAt);
  if (isOlder && before?.lastSavedBy && before.lastSavedBy !== editor)
    throw new APIError(`${before.lastSavedBy} has saved this since you opened it, so yours was not saved over it. Copy what you wrote, load the page again and put it in.`, 409, null, true);
  return { ...data, lastSavedBy: editor };
}

/** The collection, with each save compared with what it was made from. */
export const oneAtATime = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, lastSavedBy],
  hooks: { ...collection.hooks, beforeChange: [({ data, originalDoc, req }) => takeTurn(data as Saved, originalDoc as Saved | undefined, req), ...(collection.hooks?.beforeChange ?? [])] },
});

/** The same for a global. */
export const oneAtATimeGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, lastSavedBy],
  hooks: { ...global.hooks, beforeChange: [({ data, originalDoc, req }) => takeTurn(data as Saved, originalDoc as Saved | undefined, req), ...(global.hooks?.beforeChange ?? [])] },
});
