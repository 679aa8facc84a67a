/**
 * What a content host holds that begins without the demo content: the pages a company needs, in
 * words that say what belongs there and claim nothing. To an import they count as nobody's work, so
 * that the old host's pages take their place.
 */
import type { GlobalSlug, Payload } from "payload";
import type { HostContent } from "#import/read/content.ts";
import { putGlobal } from "#import/write/put.ts";
import { itemsOf, type GlobalItem } from "#import/map/items.ts";
import { readSyncState } from "#import/write/sync-state.ts";
import { richText, type ImportContext } from "#mapping/import-context.ts";
import { keyOf } from "#import/write/write.ts";
import { read } from "#seed/read-demo.ts";
import { seedState } from "#seed/seed-demo.ts";
import type { Words } from "#seed/without-demo.ts";

const page = (id: number, slug: string, title: string, description: string) => [
  { id, slug, data: { head_text: "", title, description } },
];

const PRIVACY =
  "<h2>Who is responsible</h2><p>Name your company, its address, and how to reach whoever looks after personal data.</p>" +
  "<h2>What is collected</h2><p>This site keeps what visitors send with its forms: name, e-mail address, phone number, message, attached file, and the page they came from. Say why you need it, and who in your company reads it.</p>" +
  "<h2>How long it is kept</h2><p>Messages and resumes are deleted after the time that is set in the admin under Inbox settings. Say it here.</p>" +
  "<h2>Counting visits</h2><p>Say who counts visits to this site, and whether cookies are used for it: the admin has the choice under Settings, Forms and visits.</p>" +
  "<h2>Rights</h2><p>Say how visitors learn what you hold of them, and how they have it deleted.</p>";

const TERMS =
  "<h2>This site</h2><p>Say who runs this site and under which law its visitors and you deal with each other.</p><h2>Contents</h2><p>Say what may be done with texts and pictures of this site, and what you answer for.</p>";

const stage = (title: string, description: string) => ({
  title,
  description: `<p>${description}</p>`,
});

const EMPTY: HostContent = {
  services: [],
  caseStudies: [],
  technologies: [],
  expertise: [],
  vacancies: [],
  vacancyCategories: { specialization: [], work_type: [], expertise: [] },
  careerPosts: [],
  blog: [],
  articles: [],
  costs: [],
  seo: [],
  redirects: [],
  landingPages: [],
  home: null,
  about: null,
  clients: null,
  career: null,
  roadMap: null,
  options: null,
  settings: null,
  privacyPolicy: null,
  termsOfUse: null,
};

const starter = (): HostContent => ({
  ...EMPTY,
  home: read("home", {
    id: 1120,
    slug: "home",
    title: "Home",
    section_header_title: "What your company does, in one sentence",
    section_header_description:
      "<p>Say for whom you work, and what they have of it. These words are in the admin under Pages, Home page.</p>",
  }),
  clients: read("clients", [
    { id: 1101, slug: "clients", title: "Our clients and partners", data: { client: [] } },
  ]),
  roadMap: read("roadMap", {
    page_title: "Road map",
    list: [
      stage(
        "Before the contract",
        "Say what you talk about first, and what your client has in hand afterwards.",
      ),
      stage(
        "Setting the team up",
        "Say who does what, how long it takes, and what your client decides.",
      ),
      stage(
        "Working together",
        "Say how the work goes on: meetings, reports, changes of the team.",
      ),
    ],
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
  without: (what) => {
    throw new Error(`the starter content cannot be kept whole: ${what}`);
  },
  term: () => undefined,
};

/** Publishes the pages, in a database that has never held content; in any other it does nothing. */
export async function seedStarter(payload: Payload): Promise<void> {
  if ((await seedState(payload)) === "due") await putStarter(payload);
}

const pages = (): GlobalItem[] =>
  itemsOf(starter(), []).map((item) => {
    if ("global" in item) return item;
    throw new Error(`the starter content is of pages alone: ${item.collection}`);
  });

/** What a page says where nobody has written it; nothing, where it is not among them. */
export const starterWords = (slug: GlobalSlug): Words => ({
  ...pages()
    .find((item) => item.global === slug)
    ?.make(CONTEXT),
});

/** Publishes those of the pages that are asked for. */
export async function putStarter(
  payload: Payload,
  wanted: readonly GlobalSlug[] = payload.config.globals.map(({ slug }) => slug),
): Promise<void> {
  const marks = await readSyncState(payload);
  for (const item of pages()) {
    if (!wanted.includes(item.global)) continue;
    const { updatedAt } = await putGlobal(payload, item.global, item.make(CONTEXT), {
      quiet: true,
    });
    await marks.set(keyOf(item), { id: item.global, hash: "starter", at: updatedAt ?? "" });
  }
}
