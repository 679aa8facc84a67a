/** Memoizes `make` per object: a host's list stays the same object until a record changes. */
export function derived<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (from) => {
    const known = made.get(from);
    if (known) return known.value;
    const value = make(from);
    made.set(from, { value });
    return value;
  };
}
