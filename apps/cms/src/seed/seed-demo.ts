/** Fills an empty database with the demo content, once, and never over anybody's work. */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { User } from "#payload-types.ts";
import { isTagged } from "#purge/tags.ts";
import type { Demo } from "#seed/demo.ts";
import type { NewDocument, NewGlobal } from "#seed/draft.ts";
import { expertiseDocuments, technologyDocuments } from "#seed/fields.ts";
import { careerGlobal, termDocuments, vacancyDocuments } from "#seed/jobs.ts";
import { seedLibrary } from "#seed/library.ts";
import { aboutGlobal, clientsGlobal, homeGlobal, legalGlobal } from "#seed/pages.ts";
import { articleDocuments, careerPostDocuments, caseStudyDocuments, serviceDocuments } from "#seed/posts.ts";
import { blogDocuments, costDocuments, optionsGlobal, redirectDocuments, roadMapGlobal, seoDocuments } from "#seed/reading.ts";
import { countOnFromHighest } from "#seed/sequences.ts";

const MARKER = "demo-seed";
type Marker = "begun" | "done";

const isContent = ({ slug }: { slug: string }): boolean => isTagged(slug);
const slugsOf = (payload: Payload): CollectionSlug[] => payload.config.collections.filter(isContent).map(({ slug }) => slug);

/**
 * `due` in a database that has never held content, `begun` where a seed was broken off, else `done`. Editors
 * are let in only after a seed, so that what one that was broken off left behind is its own.
 */
export async function seedState(payload: Payload): Promise<"due" | Marker> {
  const marker = await payload.kv.get<{ state: Marker }>(MARKER);
  if (marker) return marker.state;
  for (const collection of slugsOf(payload)) if ((await payload.count({ collection })).totalDocs > 0) return "done";
  for (const { slug } of payload.config.globals) if ((await payload.db.findGlobal<{ updatedAt?: string }>({ slug })).updatedAt) return "done";
  return "due";
}

/** From now on nothing is seeded, even where a seed was broken off: editors may have begun. */
export async function neverSeed(payload: Payload): Promise<void> {
  if ((await seedState(payload)) === "begun") await payload.kv.set(MARKER, { state: "done" });
}

// Payload looks a global's pictures up with the rights of the user, whatever the caller's, so there is one.
const SEEDER = { id: 0, collection: "users", role: "admin", email: "seed@localhost", createdAt: "", updatedAt: "" } satisfies User;
const quietly = { context: { quiet: true }, depth: 0, overrideAccess: true } as const;

/** SQLite writes a document in several steps: one that was broken off may be half there, so all are made again. */
async function clearDocuments(payload: Payload): Promise<void> {
  for (const collection of slugsOf(payload)) if (collection !== "media") await payload.delete({ ...quietly, collection, where: { id: { exists: true } } });
}

/** Seeds everything; called again after a break it starts over, keeping the pictures it had brought in. */
export async function seedDemo(payload: Payload, demo: Demo, say: (line: string) => void): Promise<void> {
  const begun = Date.now();
  const { content } = demo;
  if ((await seedState(payload)) === "begun") await clearDocuments(payload);
  await payload.kv.set(MARKER, { state: "begun" });
  const pictureOf = await seedLibrary(payload, demo, say);

  const add = async <S extends CollectionSlug>(collection: S, documents: NewDocument<S>[]): Promise<void> => {
    for (const data of documents) await payload.create({ ...quietly, collection, data });
  };
  const set = async <S extends GlobalSlug>(slug: S, data: NewGlobal<S>): Promise<void> => void (await payload.updateGlobal({ ...quietly, user: SEEDER, slug, data: data as never }));

  say("Seeding the demo content: services, case studies, pages…");
  await add("services", serviceDocuments(content, pictureOf));
  await add("case-studies", caseStudyDocuments(content, pictureOf));
  await add("technologies", technologyDocuments(content, pictureOf));
  await add("expertise", expertiseDocuments(content, pictureOf));
  await set("home", homeGlobal(content, pictureOf));
  await set("about", aboutGlobal(content));
  await set("clients", clientsGlobal(content, pictureOf));
  await set("privacy-policy", legalGlobal(content, "privacy-policy"));
  await set("terms-of-use", legalGlobal(content, "terms-of-use"));
  await set("options", optionsGlobal(content, pictureOf));
  await set("road-map", roadMapGlobal(content));
  await set("career", careerGlobal(content, pictureOf));

  say("Seeding the demo content: vacancies, blog, prices, search texts…");
  await add("vacancy-terms", termDocuments(content));
  const terms = await payload.find({ collection: "vacancy-terms", pagination: false, depth: 0 });
  await add("vacancies", vacancyDocuments(content, pictureOf, terms.docs));
  await add("career-posts", careerPostDocuments(content));
  await add("blog-posts", blogDocuments(content, pictureOf));
  await add("articles", articleDocuments(content, pictureOf));
  await add("specialisation-costs", costDocuments(content));
  await add("seo-records", seoDocuments(content, pictureOf));

  await add("redirects", redirectDocuments(content));

  await countOnFromHighest(payload, slugsOf(payload));
  await payload.kv.set(MARKER, { state: "done" });
  say(`Seeded the demo content in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
