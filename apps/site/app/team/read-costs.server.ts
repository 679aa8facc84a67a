import type { SpecialisationCost } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { Costs, Specialization } from "#app/team/calculator.ts";
import { firstWord, specializationKey, type Level } from "#app/team/team.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** The calculator's options (CALC-01); `null` when the host fails, which is reported. */
export async function readSpecializations(
  content: ContentSource,
): Promise<Specialization[] | null> {
  const records = await optionalBand(content, "calculator", content.read("specialisationCosts"));
  return records && specializationsOf(records);
}

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
