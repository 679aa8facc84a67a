import { isRecord } from "#wordpress/wordpress.ts";

const place = (longitude: number, latitude: number) => ({ longitude, latitude });
const card = (title: string) => ({ title, link: "/#contact-form", action: "Contact Us" });

const NEUTRAL_NOTE =
  "* Cost means setting up and maintaining an R&D office from scratch. It covers HR services, developers' salary, payroll and accounting, legal and compliance, real estate services and taxes. No large up-front investment is needed.";

interface Specified {
  path: string;
  value: unknown;
  /** Replaces the default; `undefined`: none. */
  otherwise?: unknown;
}

export const SPECIFIED: readonly Specified[] = [
  {
    // SH-01. The numbers are the company's.
    path: "contact.phones",
    value: [
      { region: "Middle East", countries: ["Israel", "United Arab Emirates"] },
      { region: "Eastern Europe", countries: ["Ukraine", "Bulgaria", "Romania"] },
      { region: "Central Asia", countries: ["Kazakhstan", "Uzbekistan", "Kyrgyzstan"] },
    ],
    otherwise: [],
  },
  {
    // HOME-08, PRICE-02.
    path: "geography.regions",
    value: [
      { title: "Eastern Europe", ...place(27.36, 47.71), side: "end" },
      { title: "Middle East", ...place(41.99, 28.99), side: "bottom" },
      { title: "Central Asia", ...place(72.53, 42.85), side: "bottom" },
    ],
    otherwise: [],
  },
  {
    // HOME-05; the cards add "Our solutions" to the header (NAV-01).
    path: "home.solutions.cards",
    value: [
      card("Starting a dedicated team"),
      card("Growing the existing team"),
      card("Structuring remote ops"),
    ],
    otherwise: [],
  },
  {
    // PRICE-04.
    path: "sales.comparison",
    value: {
      title: "One engineer, one month",
      text: "Including HR, real estate, taxes and developer salary.",
      per: "per month",
      direct: { label: "Direct hire", figure: "$15580", amount: 15580 },
      own: { label: "{brand}", figure: "$4500-$7500", from: 4500, to: 7500 },
      link: "/pricing",
      action: "Compose a team",
    },
  },
  {
    // PRICE-02 has only the principles of SURV-10.
    path: "sales.principles.boxes",
    value: [
      { title: "Quick Dedicated Team Setup" },
      { title: "Reduce Expenses for Recruitment" },
      { title: "Long-Term Cooperation" },
    ],
    otherwise: [],
  },
  {
    // CALC-08.
    path: "pricing.note",
    value: `${NEUTRAL_NOTE} Time-to-hire is a commitment, with a guarantee.`,
    otherwise: NEUTRAL_NOTE,
  },
  // CLI-01: thirteen points, whether or not a client is there.
  { path: "clients.map.shows", value: "all", otherwise: "withClients" },
];

/** Removes the specification's defaults, for a host that sends `specifiedDefaults: false`. */
export function withoutSpecified<T>(file: T): T {
  const left = structuredClone(file);
  for (const specified of SPECIFIED) takeOut(left, specified.path.split("."), specified);
  return left;
}

function takeOut(inside: unknown, [name = "", ...deeper]: string[], specified: Specified): void {
  if (!isRecord(inside) || !(name in inside)) return;
  if (deeper.length > 0) return takeOut(inside[name], deeper, specified);
  if (sorted(inside[name]) !== sorted(specified.value)) return;
  if (specified.otherwise === undefined) delete inside[name];
  else inside[name] = structuredClone(specified.otherwise);
}

/** As text, independent of the order of fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
