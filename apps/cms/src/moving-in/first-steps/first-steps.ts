/** The steps left until a host shows its owner's company. */
import type { PageName } from "@meridian/contract";
import type { Payload } from "payload";
import { startedEmpty, unfilledPages } from "#records/placeholders/unfilled-pages.ts";
import { ownPage, ownRecord } from "#moving-in/first-steps/own-content.ts";
import type { User } from "#payload-types.ts";
import { readDemoRecords } from "#moving-in/seed/demo-records.ts";
import {
  partsOf,
  publishedSettings,
  readSeededSettings,
  type SettingsPart,
} from "#moving-in/seed/seeded-settings.ts";
import { fieldAddress, slugOf } from "#records/globals/site-settings/task-fields.ts";

export interface FirstStep {
  label: string;
  /** Where to look within the link's target. */
  hint: string;
  /** Takes the place of `{of}` in the hint. */
  of?: string;
  /** An address in the admin; empty for a step of the operator. */
  address: string;
  isDone: boolean;
}

interface StepsRequest {
  role: User["role"];
  siteUrl: string;
}

/** The default name in `site.config.json`. */
const NAMELESS = "Your company";
const IN_SETTINGS: [part: SettingsPart, label: string, task: string, field: string][] = [
  ["name", "Your company’s name", "Look", "brand.name"],
  ["mark", "Logo", "Look", "brand.logo"],
  ["colours", "Colours", "Look", "theme.colors.action"],
  ["contact", "E-mail address and phone numbers", "Company and contact", "contact.email"],
  ["menu", "Menu, and pages to switch off", "Pages and menu", "pages.off"],
  ["places", "Places on the maps", "Company and contact", "geography.offices"],
];
const inSettings = (task: string, path: string): string =>
  fieldAddress({ task: slugOf(task), path });

const RECORDS = [
  ["services", "services", "Your first service"],
  ["case-studies", "caseStudies", "Your first case study"],
  ["vacancies", "vacancies", "Your first vacancy"],
] as const;

/** What opens a page that is off because nothing is in it yet (OWN-64). */
const OPENING: [page: PageName, label: string, address: string, hint: string][] = [
  [
    "pricing",
    "Your prices, which open the page with the calculator",
    "/admin/collections/specialisation-costs",
    "",
  ],
  [
    "survey",
    "Regions and rates, which open the survey",
    inSettings("Mail and forms", "survey.offers.regions"),
    "Settings, Mail and forms",
  ],
  [
    "sales",
    "Facts or a comparison, which open the sales page",
    inSettings("Pages and menu", "sales.facts"),
    "Settings, Pages and menu",
  ],
  ["clients", "Your clients, which open their page", "/admin/globals/clients", ""],
  ["blog", "Your first post, which opens the blog", "/admin/collections/blog-posts", ""],
  ["career", "The career page, or a career post", "/admin/globals/career", ""],
  ["roadMap", "The stages of your road map", "/admin/globals/road-map", ""],
];

async function openingSteps(payload: Payload, off: ReadonlySet<string>): Promise<FirstStep[]> {
  const unfilled = await unfilledPages(payload);
  if (!(await startedEmpty(payload))) return [];
  return OPENING.filter(([page]) => !off.has(page)).map(([page, label, address, hint]) => ({
    label,
    hint,
    address,
    isDone: !unfilled.includes(page),
  }));
}

/** Steps are in the order of docs/make-it-yours.md; recruiters have none, as they may do none. */
export async function firstSteps(
  payload: Payload,
  { role, siteUrl }: StepsRequest,
): Promise<FirstStep[]> {
  if (role === "recruiter") return [];
  const [settings, seeded, demo] = await Promise.all([
    publishedSettings(payload),
    readSeededSettings(payload),
    readDemoRecords(payload),
  ]);
  const values = partsOf(settings);
  // An older release's demo has no stored values: unedited settings are the demo's.
  const demoValues =
    seeded ??
    (demo?.globals.some(({ slug, at }) => slug === "site-settings" && at === settings.updatedAt)
      ? values
      : null);
  const off = new Set<string>(settings.pages?.off);
  const [home, privacy, terms, ...records] = await Promise.all([
    ownPage(payload, "home", demo),
    ownPage(payload, "privacy-policy", demo),
    ownPage(payload, "terms-of-use", demo),
    ...RECORDS.map(([slug]) => ownRecord(payload, slug, demo)),
  ]);
  const page = (slug: string, label: string, isDone: boolean): FirstStep => ({
    label,
    hint: "",
    address: `/admin/globals/${slug}`,
    isDone,
  });
  return [
    ...(role === "admin" ? [demoStep(demo !== null)] : []),
    ...IN_SETTINGS.map(([part, label, task, path]) => ({
      label,
      hint: "Settings, {of}",
      of: task,
      address: inSettings(task, path),
      isDone:
        values[part] !== "" && values[part] !== demoValues?.[part] && values[part] !== NAMELESS,
    })),
    page("home", "Texts of the home page", home),
    ...RECORDS.map(([slug, name, label], at) => ({
      label,
      hint: "",
      address: `/admin/collections/${slug}`,
      isDone: records[at] ?? false,
      isOff: off.has(name),
    })).flatMap(({ isOff, ...step }) => (isOff ? [] : [step])),
    ...(await openingSteps(payload, off)),
    page("privacy-policy", "The privacy policy", privacy),
    page("terms-of-use", "The terms of use", terms),
    ...(role === "admin" ? [addressStep(siteUrl)] : []),
  ];
}

const demoStep = (hasDemo: boolean): FirstStep => ({
  label: "Remove the demo content",
  hint: "your own content stays",
  address: hasDemo ? "#demo-content" : "/admin",
  isDone: !hasDemo,
});

const addressStep = (siteUrl: string): FirstStep => ({
  label: "The site’s public address",
  hint: "set by your operator; currently {of}",
  of: siteUrl,
  address: "",
  isDone: !/^(localhost|127\.|\[::1\])/.test(new URL(siteUrl).hostname),
});
