/**
 * A kind whose date is the day of its publication (`datesPublication`). Publishing it with a day to
 * come sets the time: it goes public as that day begins, where the company is. Without a day it
 * gets that of its publication. Only people and the schedule are bound: an import's and a seed's
 * records are public as they were at their host, and what is public stays public.
 */
import type { CollectionBeforeChangeHook, CollectionConfig, Field, PayloadRequest } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { dayAt, dayBegins, zoneOf } from "#publishing/schedule/day-begins.ts";
import { SCHEDULE } from "#publishing/schedule/doer.ts";
import type { Timed } from "#publishing/schedule/fields.ts";
import { isCollection } from "#server/is-collection.ts";

interface Dated extends Timed {
  deletedAt?: string | null;
  date?: string | null;
}

const isBound = ({ user, context }: PayloadRequest): boolean =>
  Boolean(user) || context[DOER] === SCHEDULE;

async function isPublic(req: PayloadRequest, slug: string, id: unknown): Promise<boolean> {
  if (!id || !isCollection(req.payload, slug)) return false;
  const shown = await req.payload.db.findOne<Timed & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  });
  return shown !== null && isPublished(shown);
}

export function onItsDay<T extends Dated>(data: T, zone: string, now = Date.now()): T {
  const day = (data.date ?? "").slice(0, 10);
  if (day === "") return { ...data, date: `${dayAt(now, zone)}T12:00:00.000Z` };
  const begins = dayBegins(day, zone);
  return begins <= now
    ? data
    : { ...data, _status: "draft", publishAt: new Date(begins).toISOString() };
}

const settleDay: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const whole: Dated = { ...originalDoc, ...data };
  if (!isPublished(whole) || whole.deletedAt || !isBound(req)) return data;
  if (await isPublic(req, collection.slug, originalDoc?.id)) return data;
  const { date, publishAt, _status } = onItsDay(whole, await zoneOf(req, req));
  return { ...data, date, publishAt, _status };
};

export const isDated = ({ custom }: Pick<CollectionConfig, "custom">): boolean =>
  custom?.datesPublication === true;

const said = (field: Field): Field =>
  field.type === "date" && field.name === "date"
    ? {
        ...field,
        admin: {
          ...field.admin,
          components: {
            ...field.admin?.components,
            afterInput: ["/publishing/screens/schedule/dated-note.tsx#DatedNote"],
          },
        },
      }
    : field;

export const dated = (collection: CollectionConfig): CollectionConfig =>
  isDated(collection)
    ? {
        ...collection,
        fields: collection.fields.map(said),
        hooks: {
          ...collection.hooks,
          beforeChange: [settleDay, ...(collection.hooks?.beforeChange ?? [])],
        },
      }
    : collection;
