import type { FormState } from "payload";
import { HOST_FIELDS, isSame } from "#publishing/editing/compare.ts";

/** What the form of a message knows of colleagues' changes; it goes with what is typed. */
const AS_READ = "asRead";

/** Ids of the rows that a field is in, outermost first: `lists.0.title` is in the row `lists.0`. */
function rowsOf(path: string, fields: FormState): unknown[] {
  const parts = path.split(".");
  return parts.flatMap((part, at) =>
    /^\d+$/.test(part) ? [fields[[...parts.slice(0, at + 1), "id"].join(".")]?.value] : [],
  );
}

/**
 * What is typed in the form `typed` and would be lost if the form became `read`. `stored` is the
 * value of a field before it was typed into. Fields in rows that `read` lacks, or has in another
 * order, are left out.
 */
export function keptValues(
  typed: FormState,
  read: FormState,
  stored: (path: string) => unknown,
): [path: string, value: unknown][] {
  const kept = Object.entries(typed).filter(
    ([path, { rows, value }]) =>
      !rows &&
      !HOST_FIELDS.has(path) &&
      path in read &&
      !isSame(value, stored(path)) &&
      !isSame(value, read[path]?.value) &&
      rowsOf(path, typed).join() === rowsOf(path, read).join(),
  );
  if (kept.length === 0) return [];
  const asRead = Object.entries(typed).filter(([path]) => path === AS_READ);
  return [...kept, ...asRead].map(([path, { value }]) => [path, value]);
}

/** Whether the form was saved after `read` was read at the host. */
export const isOlder = (read: FormState, form: FormState): boolean =>
  Date.parse(String(read.updatedAt?.value)) < Date.parse(String(form.updatedAt?.value));
