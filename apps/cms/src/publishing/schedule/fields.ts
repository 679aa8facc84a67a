/** When a document is published and unpublished automatically. */
import {
  ValidationError,
  type CollectionConfig,
  type DateField,
  type GlobalConfig,
  type PayloadRequest,
} from "payload";
import { timeWasSet } from "#publishing/schedule/shared-scheduler.ts";
import { isTrashed } from "#publishing/trash.ts";
import { afterCommit } from "#server/transactions.ts";

export interface Timed {
  _status?: string | null;
  publishAt?: string | null;
  unpublishAt?: string | null;
  deletedAt?: string | null;
}

const time = <Name extends "publishAt" | "unpublishAt">(
  name: Name,
  label: string,
  description: string,
): DateField & { name: Name } => ({
  name,
  label,
  type: "date",
  index: true,
  // A copy does not inherit the times.
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: "sidebar",
    date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy, HH:mm" },
    description,
  },
});

const FIELDS = [
  time(
    "publishAt",
    "Publish at",
    "The draft of that moment is published automatically at this time. Publishing earlier cancels this.",
  ),
  time(
    "unpublishAt",
    "Unpublish at",
    "A published record is taken off the site automatically at this time.",
  ),
];

export const isPast = (value: string | null | undefined, now: number): boolean =>
  Boolean(value) && Date.parse(value ?? "") <= now;

/**
 * Refuses a past time when it is chosen: a slip in the calendar would publish at once. A published
 * document has no publication time and no past end time, and a restored draft no past time.
 */
export function settleTimes<T extends Timed>(
  data: T,
  before: Timed | undefined,
  now = Date.now(),
): T {
  const { _status: status } = data;
  const isPublished = status === "published";
  const isRestored = before && isTrashed(before) && !isTrashed({ ...before, ...data });
  const isOver = (name: "publishAt" | "unpublishAt") => isPast(data[name] ?? before?.[name], now);
  if (isPublished || isRestored)
    return {
      ...data,
      ...((isPublished || isOver("publishAt")) && { publishAt: null }),
      ...(isOver("unpublishAt") && { unpublishAt: null }),
    };
  for (const { name, label } of FIELDS)
    if (isPast(data[name], now) && !isSame(data[name], before?.[name]))
      throw new ValidationError({
        errors: [
          {
            path: name,
            label: String(label),
            message: "This time has passed: choose a later one.",
          },
        ],
      });
  return data;
}

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Date.parse(a ?? "") === Date.parse(b ?? "");

async function noteTimes<T extends Timed>(doc: T, req: PayloadRequest): Promise<T> {
  if (doc.publishAt || doc.unpublishAt) await afterCommit(req, () => timeWasSet(req.payload));
  return doc;
}

export const scheduled = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, ...FIELDS],
  hooks: {
    ...collection.hooks,
    beforeChange: [
      ({ data, originalDoc }) => settleTimes(data, originalDoc),
      ...(collection.hooks?.beforeChange ?? []),
    ],
    afterChange: [...(collection.hooks?.afterChange ?? []), ({ doc, req }) => noteTimes(doc, req)],
  },
});

export const scheduledGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, ...FIELDS],
  hooks: {
    ...global.hooks,
    beforeChange: [
      ({ data, originalDoc }) => settleTimes(data, originalDoc),
      ...(global.hooks?.beforeChange ?? []),
    ],
    afterChange: [...(global.hooks?.afterChange ?? []), ({ doc, req }) => noteTimes(doc, req)],
  },
});

export const isScheduled = ({ fields }: Pick<CollectionConfig | GlobalConfig, "fields">): boolean =>
  fields.some(
    (field) =>
      ("name" in field && field.name === "publishAt") ||
      (field.type === "collapsible" && isScheduled(field)),
  );
