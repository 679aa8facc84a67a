/** A record's words in the bundled host's fields. */
import type { Face, Item, Kind } from "../model.ts";

export const COLLECTIONS: Record<Kind, string> = {
  post: "blog-posts",
  service: "services",
  vacancy: "vacancies",
  technology: "technologies",
};

export const pathOf = ({ kind, id }: Pick<Item, "kind" | "id">): string =>
  `/${COLLECTIONS[kind]}/${id}`;

const textNode = (text: string) => ({
  type: "text",
  text,
  format: 0,
  detail: 0,
  mode: "normal",
  style: "",
  version: 1,
});

/** To a page that is there in both languages: in each its link stays in the language. */
const LINK = {
  type: "link",
  fields: { linkType: "custom", url: "/privacy-policy", newTab: false },
  format: "",
  indent: 0,
  version: 3,
  direction: "ltr",
  children: [textNode("Privacy")],
};

/** Paragraphs of a rich text, with a link. */
const prose = (...lines: string[]) => ({
  root: {
    type: "root",
    format: "",
    indent: 0,
    version: 1,
    direction: "ltr",
    children: lines.map((text) => ({
      type: "paragraph",
      format: "",
      indent: 0,
      version: 1,
      direction: "ltr",
      textFormat: 0,
      children: [textNode(text), LINK],
    })),
  },
});

type Fields = Record<string, unknown>;
interface Row {
  id?: string;
}

/** `body` is in a row of another table than title and text. `rows`: those that exist. */
const WRITE: Record<Kind, (face: Face, rows: readonly Row[]) => Fields> = {
  post: ({ title, text, body }, [row]) => ({
    title,
    description: text,
    sections: [{ ...row, title: "", body: prose(body) }],
  }),
  service: ({ title, text, body }, [row]) => ({
    title,
    shortDescription: text,
    boxes: [{ ...row, title: body, description: prose(body) }],
  }),
  vacancy: ({ title, text, body }, [row]) => ({
    title,
    description: text,
    expectations: [{ ...row, title: body, kind: "text", simpleText: body }],
  }),
  technology: ({ title, text, body }, [row]) => ({
    title,
    imageSection: { title, paragraph: prose(text) },
    whySection: { title: "", boxes: [{ ...row, title: body, description: body }] },
  }),
};

export const rowsOf = (kind: Kind, doc: Fields): Row[] => {
  const rows =
    kind === "technology"
      ? (doc.whySection as Fields | undefined)?.boxes
      : doc[{ post: "sections", service: "boxes", vacancy: "expectations" }[kind]];
  return (rows as Row[] | undefined) ?? [];
};

export const fieldsOf = (kind: Kind, face: Face, rows: readonly Row[] = []): Fields => ({
  ...WRITE[kind](face, rows),
});

/** The words of a stored document. */
export function faceOf(kind: Kind, doc: Fields): Face & { isPublic: boolean } {
  const [row] = rowsOf(kind, doc);
  const { _status: status } = doc;
  const written = JSON.stringify(row ?? {});
  const text = {
    post: doc.description,
    service: doc.shortDescription,
    vacancy: doc.description,
    technology: JSON.stringify((doc.imageSection as Fields | undefined)?.paragraph ?? ""),
  }[kind];
  return {
    title: String(doc.title),
    text: /zq[a-z]{6}zq/.exec(String(text))?.[0] ?? "",
    body: /zq[a-z]{6}zq/.exec(written)?.[0] ?? "",
    slug: String(doc.slug),
    isPublic: status === "published" && !doc.deletedAt,
  };
}
