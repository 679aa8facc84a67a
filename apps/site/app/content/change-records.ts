/** What is done to each record of a reply: after a publication all records but one are unchanged. */

type Change = (part: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Applies `change` to a reply, to each record of a list by itself, and only once to the same object
 * while `by` is the same. An unchanged list is the same object.
 */
export function createRecordChange<By>(): (reply: unknown, by: By, change: Change) => unknown {
  const made = new WeakMap<object, { by: By; value: unknown }>();
  const once = (part: unknown, by: By, change: Change): unknown => {
    if (!isObject(part)) return change(part);
    const known = made.get(part);
    if (known?.by === by) return known.value;
    const value = change(part);
    made.set(part, { by, value });
    return value;
  };
  return (reply, by, change) =>
    once(reply, by, (whole) => {
      if (!Array.isArray(whole)) return change(whole);
      const changed = whole.map((record) => once(record, by, change));
      return changed.every((record, at) => record === whole[at]) ? whole : changed;
    });
}
