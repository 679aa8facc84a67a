interface Ways<T> {
  /** Names by which an editor may have chosen a record. */
  namesOf: (record: T) => readonly (string | number | null)[];
  /** The editor's choice, in order. */
  chosen: readonly string[];
  /** How much a record has in common with this one. */
  likeness: (record: T) => number;
}

/** Section "Pages that lead on": how many. */
const MOST = 3;

/**
 * What the end of a record's page links to: the editor's choice, then the records with most in
 * common, without the record itself and duplicates. `all`: the public ones, newest first.
 */
export function wayOn<T extends object>(
  own: T,
  all: readonly T[],
  { namesOf, chosen, likeness }: Ways<T>,
): T[] {
  const mine = new Set(namesOf(own).map(String));
  const others = all.filter((record) => !namesOf(record).some((name) => mine.has(String(name))));
  const first = chosen.flatMap(
    (name) => others.find((record) => namesOf(record).map(String).includes(name)) ?? [],
  );
  const rest = others
    .map((record) => ({ record, score: likeness(record) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ record }) => record);
  return [...new Set([...first, ...rest])].slice(0, MOST);
}
