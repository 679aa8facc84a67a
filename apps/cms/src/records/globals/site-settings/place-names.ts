/**
 * A city and a region have a name in each language (LANG-61). Other rows refer to them by the name
 * in the first language; in another one they get the name of the row with the same id.
 */
interface Row extends Record<string, unknown> {
  id?: string | null;
}
type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const dataIn = (data: unknown, name: string): Data => {
  const value = isData(data) ? data[name] : undefined;
  return isData(value) ? value : {};
};
const rowsIn = (data: Data, name: string): Row[] => {
  const value = data[name];
  return Array.isArray(value) ? value.filter(isData) : [];
};

/** From a name in `original` to the one in `translated`. A name that two rows would have is not used. */
function namesOf(original: Data, translated: Data, list: string, field: string) {
  const byId = new Map(rowsIn(translated, list).map((row) => [row.id, row[field]]));
  const names = rowsIn(original, list).map((row) => ({
    from: String(row[field] ?? ""),
    to: String(byId.get(row.id) || row[field] || ""),
  }));
  const count = Map.groupBy(names, ({ to }) => to.toLowerCase());
  return new Map(
    names.map(({ from, to }) => [from, count.get(to.toLowerCase())?.length === 1 ? to : from]),
  );
}

/** `translated`: the settings and the clients' map with a translation's words. */
export function withPlaceNames<D extends object>(original: object, translated: D): D {
  const [before, after] = [dataIn(original, "geography"), dataIn(translated, "geography")];
  const cities = namesOf(before, after, "offices", "city");
  const clients = namesOf(before, after, "clientCities", "city");
  const regions = namesOf(before, after, "regions", "title");
  const named = (names: ReadonlyMap<string, string>, value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((one) => named(names, one))
      : typeof value === "string"
        ? (names.get(value.trim()) ?? value)
        : value;
  const own = (list: string, field: string, names: ReadonlyMap<string, string>) => {
    const originals = new Map(rowsIn(before, list).map((row) => [row.id, row[field]]));
    return rowsIn(after, list).map((row) => ({
      ...row,
      [field]: named(names, originals.get(row.id) ?? row[field]),
    }));
  };
  const page = dataIn(translated, "clients");
  const map = dataIn(page, "map");
  const points = Array.isArray(map.points) && {
    clients: {
      ...page,
      map: {
        ...map,
        points: rowsIn(map, "points").map((point) => ({
          ...point,
          team: named(cities, point.team),
        })),
      },
    },
  };
  return {
    ...translated,
    geography: {
      ...after,
      offices: own("offices", "city", cities).map((office) => ({
        ...office,
        region: named(regions, Reflect.get(office, "region")),
      })),
      clientCities: own("clientCities", "city", clients).map((city) => ({
        ...city,
        teams: named(cities, Reflect.get(city, "teams")),
      })),
      regions: own("regions", "title", regions),
    },
    ...points,
  };
}
