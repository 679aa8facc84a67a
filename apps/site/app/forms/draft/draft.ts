import { DRAFT } from "#app/forms/draft/draft-key.ts";

/** Field values by control name: several values for several controls of one name. */
export type DraftValues = Record<string, readonly string[]>;

export interface Draft {
  /** `null` if there is none or it is unreadable. */
  read(): DraftValues | null;
  /** Whether it was stored: some private windows refuse, as does a full quota. */
  write(values: DraftValues): boolean;
  discard(): void;
}

const isValues = (json: unknown): json is DraftValues =>
  typeof json === "object" &&
  json !== null &&
  Object.values(json).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === "string"),
  );

/**
 * A visitor's text, stored until it is sent. Session storage survives a reload or crash and ends
 * with the tab, so that the next person on a shared machine does not see it. `name`: of the form.
 */
export function createDraft(name: string, storage: () => Storage = () => sessionStorage): Draft {
  const key = DRAFT + name;
  const read = (): unknown => JSON.parse(storage().getItem(key) ?? "null");
  return {
    read() {
      const values = attempt(read, null);
      return isValues(values) ? values : null;
    },
    write: (values) => attempt(() => (storage().setItem(key, JSON.stringify(values)), true), false),
    discard: () => attempt(() => storage().removeItem(key), undefined),
  };
}

/** A browser without storage throws on every access to it. */
function attempt<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch {
    return otherwise;
  }
}
