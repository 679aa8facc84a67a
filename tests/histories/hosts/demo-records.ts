/** A record's words in the demo host's content, on the pattern of one that is there. */
import type { DemoContent } from "@meridian/demo";
import type { Face, Kind } from "../model.ts";

export const LISTS = {
  post: "blog",
  service: "services",
  vacancy: "vacancies",
  technology: "technologies",
} as const satisfies Record<Kind, keyof DemoContent>;

export interface DemoRecord {
  id?: number;
  ID?: number;
  slug?: string;
  post_name?: string;
  closed?: boolean;
  translations?: Record<string, string>;
}

type Data = Record<string, unknown>;

const WRITE: Record<Kind, (face: Face, data: Data) => Data> = {
  post: ({ title, text, body, slug }) => ({
    post_name: slug,
    title,
    description: text,
    content: [{ title: "", text_editor: `<p>${body}</p>` }],
    related: [],
  }),
  service: ({ title, text, body, slug }, data) => ({
    slug,
    title,
    data: {
      ...data,
      short_description: text,
      box_repeater: [{ title: body, description: `<p>${body}</p>` }],
    },
  }),
  vacancy: ({ title, text, body, slug }) => ({
    slug,
    title,
    post_title: title,
    description: text,
    closed: false,
    what_should_i_expect: [
      {
        title: body,
        select_type_to_watching: { value: "text", label: "Text" },
        list: [],
        simple_text: body,
      },
    ],
  }),
  technology: ({ title, text, body, slug }, data) => ({
    slug: `technologies-${slug}`,
    title,
    data: {
      ...data,
      image_section: { ...(data.image_section as Data), title, paragraph: `<p>${text}</p>` },
      why_section: { ...(data.why_section as Data), title: body },
    },
  }),
};

export const recordsOf = (content: DemoContent, kind: Kind): DemoRecord[] =>
  content[LISTS[kind]] as unknown as DemoRecord[];

export function written(kind: Kind, pattern: DemoRecord, id: number, face: Face): DemoRecord {
  const { data = {} } = pattern as { data?: Data };
  return {
    ...structuredClone(pattern),
    ...(kind === "vacancy" ? { ID: id } : { id }),
    ...WRITE[kind](face, structuredClone(data)),
  };
}

export const numberOf = ({ ID, id = ID }: DemoRecord): number | undefined => id;

/** As a host lists its posts. */
export const newestFirst = ({ blog }: DemoContent): void =>
  void blog.sort((a, b) => b.date.localeCompare(a.date));
