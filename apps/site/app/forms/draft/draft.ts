/**
 * What stands in the fields of a form, by the name of the control: several values where several
 * controls bear it.
 */
export type DraftValues = Record<string, readonly string[]>;

export interface Draft {
  /** `null` when there is none, or none that can be read. */
  read(): DraftValues | null;
  /**
   * Whether it is kept: browsers refuse it in some private windows, and when the tab has no room
   * left.
   */
  write(values: DraftValues): boolean;
  forget(): void;
}

const isValues = (json: unknown): json is DraftValues =>
  typeof json === "object" &&
  json !== null &&
  Object.values(json).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === "string"),
  );

/**
 * What a visitor has written into a form, kept in their browser until it is sent. It is the tab's
 * own storage: that outlives a reload and a crash, which is what a draft is for, and ends with the
 * tab, so that on a shared machine the next person does not find a name and an address. `name`
 * tells one form from another.
 */
export function createDraft(name: string, storage: () => Storage = () => sessionStorage): Draft {
  const key = `draft:${name}`;
  const read = (): unknown => JSON.parse(storage().getItem(key) ?? "null");
  return {
    read() {
      const values = attempt(read, null);
      return isValues(values) ? values : null;
    },
    write: (values) => attempt(() => (storage().setItem(key, JSON.stringify(values)), true), false),
    forget: () => attempt(() => storage().removeItem(key), undefined),
  };
}

/** A browser that keeps nothing throws at the very mention of its storage. */
function attempt<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch {
    return otherwise;
  }
}
