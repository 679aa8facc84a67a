/**
 * Pages that a company needs, for a host without the demo: the texts describe what belongs there
 * and make no claims. An import may overwrite them.
 */
import type { GlobalSlug, Payload } from "payload";
import { emptyContent, type HostContent } from "#moving-in/import/content.ts";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { itemsOf, type GlobalItem } from "#moving-in/import/map/items.ts";
import { readSyncState } from "#moving-in/import/write/sync-state.ts";
import { richText, type ImportContext } from "#records/mapping/import-context.ts";
import { keyOf } from "#moving-in/import/write/write.ts";
import { putAccessibilityPage } from "#moving-in/seed/accessibility-page.ts";
import { read } from "#moving-in/seed/read-demo.ts";
import { seedState } from "#moving-in/seed/seed-demo.ts";
import { HOME, PRIVACY, STAGES, TERMS } from "#records/placeholders/starter-texts.ts";
import { noteEmptyStart } from "#records/placeholders/unfilled-pages.ts";
import type { Words } from "#moving-in/seed/without-demo.ts";

const page = (id: number, slug: string, title: string, description: string) => [
  { id, slug, data: { head_text: "", title, description } },
];

const stage = (title: string, description: string) => ({
  title,
  description: `<p>${description}</p>`,
});

const starter = (): HostContent => ({
  ...emptyContent(),
  home: read("home", {
    id: 1120,
    slug: "home",
    title: "Home",
    section_header_title: HOME.title,
    section_header_description: HOME.description,
  }),
  clients: read("clients", [
    { id: 1101, slug: "clients", title: "Our clients and partners", data: { client: [] } },
  ]),
  roadMap: read("roadMap", {
    page_title: "Road map",
    list: STAGES.map(([title, description]) => stage(title, description)),
    under_text_of_list: "",
  }),
  privacyPolicy: read("privacyPolicy", page(1103, "privacy-policy", "Privacy policy", PRIVACY)),
  termsOfUse: read("termsOfUse", page(1104, "terms-of-use", "Terms of use", TERMS)),
  options: read("options", {
    acf: {
      footer_links_list: {
        company: [
          ["/clients", "Clients"],
          ["/career", "Career"],
          ["/blog", "Blog"],
          ["/privacy-policy", "Privacy policy"],
          ["/terms-of-use", "Terms of use"],
        ].map(([link, link_name]) => ({ link, link_name })),
      },
    },
  }),
});

const CONTEXT: ImportContext = {
  picture: () => undefined,
  rich: richText,
  title: (html) => html,
  link: (address) => address,
  sections: () => [],
  record: () => undefined,
  without: (what) => {
    throw new Error(`the starter content cannot be stored completely: ${what}`);
  },
  term: () => undefined,
};

/** Seeds only a database that has never held content. */
export async function seedStarter(payload: Payload): Promise<void> {
  if ((await seedState(payload)) !== "due") return;
  await putStarter(payload);
  await putAccessibilityPage(payload);
  await noteEmptyStart(payload);
}

const pages = (): GlobalItem[] =>
  itemsOf(starter(), []).map((item) => {
    if ("global" in item) return item;
    throw new Error(`the starter content may contain pages only: ${item.collection}`);
  });

/** Empty for other pages. */
export const starterWords = (slug: GlobalSlug): Words => ({
  ...pages()
    .find((item) => item.global === slug)
    ?.make(CONTEXT),
});

export async function putStarter(
  payload: Payload,
  wanted: readonly GlobalSlug[] = payload.config.globals.map(({ slug }) => slug),
): Promise<void> {
  for (const item of pages()) {
    if (!wanted.includes(item.global)) continue;
    const { updatedAt } = await putGlobal(payload, item.global, item.make(CONTEXT), {
      quiet: true,
    });
    await noteStarter(payload, item.global, updatedAt ?? "");
  }
}

/** The page's public texts, saved at this time, are no one's own. */
export async function noteStarter(payload: Payload, global: GlobalSlug, at: string): Promise<void> {
  const marks = await readSyncState(payload);
  await marks.set(keyOf({ global }), { id: global, hash: "starter", at });
}
