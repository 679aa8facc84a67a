/**
 * Every text of every record keeps its special characters from the contract to a document and back.
 * The contract's schemas generate the records, so new fields are covered.
 */
import { calls, KINDS, type GetCallName, type Kind } from "@meridian/contract";
import { blocks } from "@meridian/contract/blocks";
import { escapeText } from "@meridian/contract/escape";
import { shapeOf, type Leaf } from "@meridian/contract/shape";
import * as v from "valibot";
import { expect, test } from "vitest";
import { plainTitle } from "#moving-in/import/map/plain-title.ts";
import { sectionsAtHeadings } from "#moving-in/import/map/sections.ts";
import type { SearchTexts } from "#payload-types.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";
import { richText } from "#records/mapping/import-context.ts";
import { recordOf } from "#records/kinds/all.ts";
import { vacancies } from "#records/kinds/vacancies.ts";
import { options } from "#records/mapping/records/options.ts";
import { redirect } from "#records/mapping/records/redirects.ts";
import { searchTexts, seoRecord } from "#records/mapping/records/seo-records.ts";
import {
  termDocument,
  termsOf,
  vacancyCategoriesWire,
} from "#records/mapping/records/vacancy-terms.ts";

const SIGNS = 'Vec<T> & "quotes" <b>';
/** Texts that are not free: parts of addresses, values of closed lists. */
const CLOSED: { [name: string]: unknown } = {
  slug: "some-slug",
  post_name: "some-slug",
  post_status: "publish",
  image_fill: "Cover",
  path: "/some-slug",
  date: "2026-03-02",
  status: 301,
  currency: "USD",
  period: "month",
  tax: "gross",
  work_from: ["UA"],
};

let count = 0;
const signs = (): string => `${SIGNS} ${(count += 1)}`;

const LEAVES: Record<Leaf, () => unknown> = {
  text: () => escapeText(signs()),
  lines: () => `${escapeText(signs())}\n${escapeText(signs())}`,
  html: () => `<p>${escapeText(signs())}</p>`,
  number: () => 3,
  flag: () => true,
  link: () => "/some-place?a=1&copy=2",
  image: () => ({ url: "/media/a.webp", alt: escapeText(signs()) }),
  day: () => "2026-03-02",
};

/** A record as a host sends it, with special characters in every text. */
function asSent(schema: object, name = ""): unknown {
  const shape = shapeOf(schema);
  if (!shape) throw new Error(`nothing is known of ${name}`);
  if (shape.kind === "group") {
    const places: Record<string, unknown> = {};
    const data: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(shape.entries)) {
      const holder = shape.home?.place === "data" && shape.home.names.includes(key) ? data : places;
      holder[key] = key === "blocks" ? blocksSent() : (CLOSED[key] ?? asSent(entry, key));
    }
    return shape.home?.place === "data" ? { ...places, data } : places;
  }
  if (shape.kind === "list") return [asSent(shape.item, name), asSent(shape.item, name)];
  if (shape.kind === "one" || shape.kind === "first") return asSent(shape.item, name);
  // Headings' titles and copyright lines are plain text.
  return name === "title" || name === "copyright_footer" ? LEAVES.text() : LEAVES[shape.kind]();
}

const blocksSent = (): object[] =>
  Object.entries(blocks).map(([type, schema]) => ({
    type,
    ...(asSent(schema) as object),
    // After an import an editor chooses a band's case studies again.
    ...(type === "works" && { works: [] }),
  }));

const context: ImportContext = {
  // Relations as the host populates them.
  picture: (image) => (image ? ({ filename: "a.webp", alt: image.alt } as never) : undefined),
  term: (_, name) => ({ name, _status: "published" }) as never,
  record: (_, name) => Number(name),
  rich: richText,
  title: plainTitle,
  link: (address) => address,
  sections: sectionsAtHeadings,
  without: () => undefined,
};

interface Tried {
  call: GetCallName;
  write: (doc: never) => unknown;
  read: (clean: never, context: ImportContext, at: number) => object;
  /** What a document changes in the record. */
  fit?: ((sent: never) => object) | undefined;
}
const first = (reply: unknown): unknown => (Array.isArray(reply) ? reply[0] : reply);
const listed = (record: unknown): unknown[] => [record];

/** The contents list has the sections' titles. */
function inSections(sent: { article_field_control_points: object[] }): object {
  const title = escapeText(signs());
  return {
    ...sent,
    content: `<section id="vec-t-quotes-b-${count}"><h2>${title}</h2><p>${title}</p></section>`,
    article_field_control_points: [{ article_field_control_points_title: title }],
  };
}

function ofBothKinds(sent: { what_should_i_expect: object[] }): object {
  const [one, other] = sent.what_should_i_expect;
  const kind = (value: string) => ({ select_type_to_watching: { value, label: value } });
  return {
    ...sent,
    what_should_i_expect: [
      { ...one, ...kind("list"), simple_text: "" },
      { ...other, ...kind("text"), list: [] },
    ],
  };
}

/** A value of a closed list, and another record's number. */
function led(sent: { call_to_action: object }): object {
  return { ...sent, call_to_action: { ...sent.call_to_action, show: "own" }, related: ["7"] };
}

const FITS: Partial<Record<string, Tried["fit"]>> = {
  // Without a category the text for it is stored.
  "blog-post": (sent: { call_to_action: object }) => ({ ...led(sent), categories: [] }),
  "case-study": (sent: { data: { call_to_action: object } }) => ({ ...sent, data: led(sent.data) }),
  article: inSections,
  vacancy: ofBothKinds,
  // The page's own title is not shown.
  home: (sent: object) => ({ ...sent, title: "Home" }),
};

/** Its reply has all fields of the kind. */
function callOf({ listedBy, foundBy, isListedInPart, calls: own }: Kind): GetCallName {
  const isWhole = listedBy && !isListedInPart && !(foundBy && own[listedBy]?.extension);
  return (isWhole ? listedBy : foundBy) as GetCallName;
}

const RECORDS: Tried[] = [
  ...KINDS.flatMap((kind): Tried[] => {
    const record = recordOf(kind.name);
    return record ? [{ ...record, call: callOf(kind), fit: FITS[kind.name] }] : [];
  }),
  { call: "options", ...options },
  { call: "seo", read: seoRecord.read, write: (doc: SearchTexts) => searchTexts.write(doc, "/x") },
  { call: "redirects", ...redirect },
];

/** This host's landing pages decide what it sends (LEGAL-02). */
const OF_LANDING_PAGES = "options.acf.footer_links_list.legal";

/** Texts with special characters, by path. */
function textsIn(value: unknown, place: string, found = new Map<string, string>()) {
  if (typeof value === "string" && /Vec/.test(value)) found.set(place, value);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (`${place}.${name}` !== OF_LANDING_PAGES) textsIn(inner, `${place}.${name}`, found);
  return found;
}

const readReply = (call: GetCallName, reply: unknown): unknown =>
  v.parse(calls[call].reply as v.GenericSchema<unknown, unknown>, reply);

test.each(RECORDS)("$call: every text keeps its special characters", (record) => {
  const { call, write, read, fit } = record;
  const isList = ["list", "first"].includes(shapeOf(calls[call].reply)?.kind ?? "");
  const wire = isList ? listed : (one: unknown) => one;
  const host = first(asSent(calls[call].reply));
  const from = first(readReply(call, wire(fit ? fit(host as never) : host)));
  const doc = read(from as never, context, 0);
  const back = first(readReply(call, wire(write({ id: 7, ...doc } as never))));
  const texts = textsIn(from, call);
  expect(texts.size).toBeGreaterThan(0);
  expect(Object.fromEntries(textsIn(back, call))).toMatchObject(Object.fromEntries(texts));
});

test("the list of vacancies and the filter's terms keep their special characters", () => {
  const one = readReply("vacancy", [asSent(calls.vacancy.reply)]);
  const doc = vacancies.read(one as never, context);
  const back = v.parse(calls.vacancies.reply as never, [
    vacancies.write({ id: 7, ...doc } as never),
  ]) as { post_title: string }[];
  expect(back[0]?.post_title).toContain(SIGNS);
  const filter = readReply("vacancyCategories", asSent(calls.vacancyCategories.reply));
  const terms = termsOf({ vacancyCategories: filter as never, vacancies: [] }).map(termDocument);
  expect(readReply("vacancyCategories", vacancyCategoriesWire(terms as never))).toEqual(filter);
  expect(JSON.stringify(filter)).toContain("Vec<T>");
});

test("every call that answers with records is covered", () => {
  const ofKinds = KINDS.flatMap((kind) => Object.keys(kind.calls));
  const others = ["options", "seo", "redirects", "settings"];
  const terms = ["vacancyCategories", "vacancySpecialisations", "calculatorSpecialisations"];
  expect([...ofKinds, ...others, ...terms].toSorted()).toEqual(
    Object.entries(calls)
      .filter(([, { method }]) => method === "GET")
      .map(([name]) => name)
      .toSorted(),
  );
});
