import type { SpecialisationCost } from "@meridian/contract";
import { SPECIFIED, type Market } from "@meridian/contract/market";
import type { Translate } from "@meridian/messages/messages";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { Costs, Specialization } from "#app/team/calculator.ts";
import { firstWord, specializationKey, type Level } from "#app/team/team.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** The calculator's options (CALC-01); `null` when the host fails, which is reported. */
export async function readSpecializations(
  content: ContentSource,
): Promise<Specialization[] | null> {
  const costs = (source: ContentSource) =>
    optionalBand(content, "calculator", source.read("specialisationCosts"));
  const first = content.prefix && content.in?.(undefined);
  const [records, originals] = await Promise.all([costs(content), first && costs(first)]);
  return records && withSharedKeys(specializationsOf(records), specializationsOf(originals || []));
}

/**
 * Links name the same team in all languages (LANG-42): a key comes from the first language's title.
 * Records do not name their originals, but share their prices. Where one language has other records
 * with the same prices, the own keys stay.
 */
export function withSharedKeys(
  own: Specialization[],
  originals: readonly Specialization[],
): Specialization[] {
  const pricesOf = ({ costs }: Specialization): string => JSON.stringify(costs);
  const inFirst = Map.groupBy(originals, pricesOf);
  const here = Map.groupBy(own, pricesOf);
  const shared = own.map((one) => {
    const equal = here.get(pricesOf(one)) ?? [];
    const others = inFirst.get(pricesOf(one)) ?? [];
    const original = equal.length === others.length ? others[equal.indexOf(one)] : undefined;
    return original ? { ...one, key: original.key } : one;
  });
  return new Set(shared.map(({ key }) => key)).size === shared.length ? shared : own;
}

/** The specification's regions (CALC-04) in the page's language; the owner's as they are. */
export const namedMarket = (market: Market, t: Translate): Market => ({
  ...market,
  own: market.own === SPECIFIED.own ? t("pricing.easternEurope") : market.own,
  compared: market.compared === SPECIFIED.compared ? t("pricing.california") : market.compared,
});

/** The fields the company recruits for, shown without prices (PRICE-01). */
export async function readSearchedFields(content: ContentSource): Promise<string[]> {
  const found = await optionalBand(
    content,
    "searched fields",
    content.read("calculatorSpecialisations"),
  );
  return [...new Set((found ?? []).map(({ name }) => name))];
}

/** Records without a price are not offered. Titles with an equal first word are shown whole. */
export function specializationsOf(records: readonly SpecialisationCost[]): Specialization[] {
  const priced = records
    .map((record) => ({ title: record.position_name, costs: costsOf(record) }))
    .filter(({ costs }) => Object.keys(costs).length > 0);
  const words = priced.map(({ title }) => firstWord(title).toLowerCase());
  const keys = new Set<string>();
  return priced.map(({ title, costs }) => {
    const word = firstWord(title);
    const isShared = words.filter((other) => other === word.toLowerCase()).length > 1;
    return { key: freeKey(title, keys), name: isShared ? title : word, costs };
  });
}

function costsOf(record: SpecialisationCost): Specialization["costs"] {
  const all: [Level, number | null, number | null][] = [
    ["Junior", record.specialization_price_junior, record.cost_in_california_junior],
    ["Middle", record.specialization_price_middle, record.cost_in_california_middle],
    ["Senior", record.specialization_price_senior, record.cost_in_california_senior],
  ];
  return Object.fromEntries(
    all.flatMap(([level, europe, california]): [Level, Costs][] =>
      isPrice(europe) && isPrice(california)
        ? [[level, { europe: Math.round(europe), california: Math.round(california) }]]
        : [],
    ),
  );
}

const isPrice = (amount: number | null): amount is number => amount !== null && amount > 0;

/** The key of the first word, else of the whole title, else numbered: short and unique. */
function freeKey(title: string, taken: Set<string>): string {
  const whole = specializationKey(title.trim().replace(/\s+/g, "-"));
  const numbered = Array.from(
    { length: taken.size + 1 },
    (_, at) => `${[...whole].slice(0, 28).join("")}-${at + 2}`,
  );
  const key =
    [specializationKey(title), whole, ...numbered].find((wanted) => !taken.has(wanted)) ?? whole;
  taken.add(key);
  return key;
}
