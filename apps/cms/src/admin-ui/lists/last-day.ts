/** A kind whose records visitors see as closed from the day after a last one (`custom.lastDay`). */
import type { CollectionConfig, Where } from "payload";

type Configured = Pick<CollectionConfig, "custom">;

/** The field of the day; `undefined` for kinds without one. */
export const lastDayField = ({ custom }: Configured): string | undefined =>
  typeof custom?.lastDay === "string" ? custom.lastDay : undefined;

/** Days end at midnight UTC. */
const todayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

const DAY = 86_400_000;

/** Since when visitors see it as closed; `undefined` while they do not. */
export function closedAt(config: Configured, doc: object, now = Date.now()): number | undefined {
  const day: unknown = Reflect.get(doc, lastDayField(config) ?? "");
  if (typeof day !== "string" || day === "") return undefined;
  const last = day.slice(0, 10);
  return last < todayAt(now) ? Date.parse(`${last}T00:00:00Z`) + DAY : undefined;
}

/** Records whose last day is over, or all others. */
export function whereOver(field: string, isOver: boolean, now = Date.now()): Where {
  const today = `${todayAt(now)}T00:00:00.000Z`;
  return isOver
    ? { [field]: { less_than: today } }
    : { or: [{ [field]: { exists: false } }, { [field]: { greater_than_equal: today } }] };
}
