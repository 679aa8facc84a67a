/**
 * WordPress's quirks: each schema reads what a plain host and a real WordPress write for a value,
 * and returns one clean type (API-04). The input types are a plain host's; more is accepted at run
 * time.
 */
import { isDisguised } from "#links/own-address.ts";
import { decode } from "html-entities";
import * as v from "valibot";
import { withoutControls } from "#escape.ts";
import { escapeWords, withoutForbidden, wordsOf } from "#wordpress/markup.ts";
import { withParagraphs } from "#wordpress/paragraphs.ts";
import { shaped, shapedAs, shapeOf, type Leaf } from "#wordpress/shape-of.ts";
import { dayReader } from "#wordpress/written-day.ts";

/** `src` is absolute or relative to the host; `sizes` has addresses by the size's name. */
export interface Image {
  src: string;
  width?: number;
  height?: number;
  alt: string;
  caption?: string;
  /** The point that stays visible in crops: percent from left and top. */
  focus?: { x: number; y: number };
  sizes: Record<string, string>;
  /** Of a document. */
  bytes?: number;
  pages?: number;
  /** `isBehindForm`: `src` is empty (OWN-157). */
  document?: { id: string; name: string; isBehindForm: boolean };
}

/** As a plain host sends a picture. */
export type WireImage =
  | string
  | {
      url: string;
      alt?: string;
      caption?: string;
      width?: number;
      height?: number;
      focal_point?: { x: number; y: number };
      sizes?: Record<string, string | number>;
      filesize?: number;
      pages?: number;
      /** Of a document, as ACF's file field has them. */
      id?: number | string;
      mime_type?: string;
      filename?: string;
      /** Visitors get it after a form; `url` is empty. */
      behind_form?: boolean;
    };

/** Prefix of `src` if WordPress sends only a media id; the client resolves it. */
export const MEDIA_ID = "media-id:";

type Read<T> = { value: T } | { problem: string };

/** A schema from a function that reads a value or returns what it expected. */
export function reads<Wire, Clean>(
  kind: Leaf,
  read: (input: unknown) => Read<Clean>,
): v.GenericSchema<Wire, Clean> {
  const schema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Clean>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if ("value" in result) return result.value;
      addIssue({ message: `expected ${result.problem}, got ${describe(dataset.value)}` });
      return NEVER;
    }),
  );
  return shapedAs(schema, { kind });
}

function describe(input: unknown): string {
  if (input === null || input === undefined) return String(input);
  if (Array.isArray(input)) return `a list of ${input.length}`;
  // Our plugin names a record that failed at the host in place of its title.
  if (isRecord(input) && typeof input.fault === "string")
    return `a fault of the host: ${JSON.stringify(input.fault).slice(0, 200)}`;
  return typeof input === "object"
    ? "an object"
    : `${typeof input} ${JSON.stringify(input).slice(0, 40)}`;
}

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** ACF writes `false`, `''` or nothing for an empty field, and `[]` for an empty group. */
export const isEmpty = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  input === false ||
  input === "" ||
  (Array.isArray(input) && input.length === 0);

function rawString(input: unknown): string | undefined {
  if (isEmpty(input)) return "";
  if (typeof input === "string") return input;
  if (typeof input === "number") return String(input);
  if (isRecord(input) && typeof input.rendered === "string") return input.rendered;
  return undefined;
}

const stringSchema = (kind: Leaf, clean: (text: string) => string) =>
  reads<string, string>(kind, (input) => {
    const text = rawString(input);
    return text === undefined ? { problem: "a text" } : { value: clean(text) };
  });

/** Editors write many by mistake; between a figure and its unit they are intentional. */
const UNBREAKABLE = /(?<=\d)([\u00a0\u202f])(?=[^\s\d])|\s+/g;

/** One line of plain text from HTML: no entities, no markup, white space folded; `''` if empty. */
export const text = stringSchema("text", (raw) =>
  wordsOf(raw)
    .replace(UNBREAKABLE, (_, space?: string) => space ?? " ")
    .trim(),
);

/** Plain text with line breaks, also from `<br>`. */
export const lines = stringSchema("lines", (raw) =>
  wordsOf(raw.replace(/<br\s*\/?>\s*/gi, "\n"))
    .replace(/\r\n?/g, "\n")
    .trim(),
);

/** HTML as sent; the site sanitises when it prints. WordPress's stored text gets paragraphs. */
export const html = stringSchema("html", (raw) => withParagraphs(withoutForbidden(raw).trim()));

/** For a title or a label: no paragraphs, other `<…>` escaped. */
export const inlineHtml = stringSchema("html", (raw) => escapeWords(withoutForbidden(raw)).trim());

/**
 * `YYYY-MM-DD` from a date of WordPress (`2026-03-02T09:00:00`), ACF (`20260302`) or a person
 * (`March 2, 2026`). `""` if there is none, as in WordPress's zero date. Ambiguous dates
 * (`03/04/2026`) fail.
 */
export const day = reads<string, string>("day", (input) => {
  const raw = rawString(input)?.trim();
  if (raw === "" || raw?.startsWith("0000")) return { value: "" };
  const { day: found, readings } =
    raw === undefined ? { day: "", readings: [] } : dayReader([])(raw);
  return found === ""
    ? {
        problem:
          readings.length > 1
            ? `a date that is one day (this may be ${readings.join(" or ")})`
            : "a date with year, month and day",
      }
    : { value: found };
});

/** Decodes as in an HTML attribute: `?a=1&copy=2` has no entity. */
const addressIn = (written: string): string =>
  withoutControls(decode(written, { scope: "attribute" }));

/** A string or ACF's link object; `''` if there is none. */
export const link = reads<string, string>("link", (input) => {
  const value = isRecord(input) && "url" in input ? input.url : input;
  const address = rawString(value);
  if (address === undefined) return { problem: "an address" };
  const read = addressIn(address).trim();
  return isDisguised(read)
    ? { problem: "an address: this one looks like a path but opens another site" }
    : { value: read };
});

/** For identity fields such as slug and title. */
export const required = (
  schema: v.GenericSchema<string, string>,
): v.GenericSchema<string, string> =>
  shaped(v.pipe(schema, v.nonEmpty("expected a text, got an empty one")), shapeOf(schema));

const SPACES = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}\b)+|(?:\p{Sc}|\b[A-Z]{3}|(?<=\d)[A-Z]{3})$/gu;

/**
 * The digits of a written number, without currency and thousands separators (`$4,100`, `11 000 €`).
 * `dots`: a point before three digits is a separator.
 */
function digitsIn(written: string, dots: boolean): string {
  const bare = written.trim().replace(CURRENCY, "").trim();
  const spaced = /^\d{1,3}(?:[\s\u00a0\u2007\u2009\u202f'’]\d{3})+(?:[.,]\d{2})?$/.test(bare)
    ? bare.replace(SPACES, "")
    : bare;
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(spaced)) return spaced.replaceAll(",", "");
  // Two separators are unambiguous; two digits after a comma are cents.
  if (
    /^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d{2}$/.test(spaced) ||
    (dots && /^\d{1,3}\.\d{3}$/.test(spaced))
  )
    return spaced.replaceAll(".", "").replace(",", ".");
  return /^\d+,\d{2}$/.test(spaced) ? spaced.replace(",", ".") : spaced;
}

const numeric = (dots: boolean) =>
  reads<number | "", number | null>("number", (input) => {
    if (isEmpty(input) || (typeof input === "string" && input.trim() === ""))
      return { value: null };
    const value = typeof input === "string" ? Number(digitsIn(input, dots) || Number.NaN) : input;
    return typeof value === "number" && Number.isFinite(value)
      ? { value }
      : { problem: "a number" };
  });

/**
 * A number, also from a string; `null` if empty. `1.234` is below two, `1,234` above a thousand.
 */
export const number = numeric(false);

/** Money: `1.234` and `1,234` exceed a thousand. `1,5` is invalid (thousands?), as are words. */
export const price = numeric(true);

export const requiredNumber = shaped(v.pipe(number, v.number("expected a number, got none")), {
  kind: "number",
});

/** ACF's true/false, also as `1`, `"1"`, `''`. */
export const flag = reads<boolean, boolean>("flag", (input) => {
  if (isEmpty(input) || input === 0 || input === "0") return { value: false };
  return input === true || input === 1 || input === "1"
    ? { value: true }
    : { problem: "true or false" };
});

export const isImage = (value: object): value is Image =>
  "src" in value && "sizes" in value && "alt" in value;

/** By address, object or media id; `null` if empty. */
export const image = reads<WireImage, Image | null>("image", (input) => {
  if (isEmpty(input) || input === 0) return { value: null };
  if (typeof input === "number" || (typeof input === "string" && /^\d+$/.test(input)))
    return { value: { src: `${MEDIA_ID}${input}`, alt: "", sizes: {} } };
  if (typeof input === "string") {
    const src = addressIn(input);
    return { value: { src, alt: "", sizes: {}, ...sizeInName(src) } };
  }
  return isRecord(input) ? imageFromObject(input) : { problem: "a picture" };
});

/** WordPress names smaller files by size: `team-300x200.jpg`. */
function sizeInName(src: string): Partial<Pick<Image, "width" | "height">> {
  const [, width, height] =
    /-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : {};
}

/** Two numbers between 0 and 100. */
function focusOf(input: unknown): Image["focus"] {
  if (!isRecord(input)) return undefined;
  const [x, y] = [input.x, input.y].map((figure) =>
    typeof figure === "number" && figure >= 0 && figure <= 100 ? figure : undefined,
  );
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** Of a PDF with a number. */
function documentOf(input: Record<string, unknown>): Image["document"] {
  const { mime_type: type, id = input.ID, filename } = input;
  if (type !== "application/pdf" || !/^[1-9]\d{0,9}$/.test(String(id))) return undefined;
  const name = typeof filename === "string" ? wordsOf(filename).trim() : "";
  const isBehindForm = input.behind_form === true;
  return { id: String(id), name: name || String(id), isBehindForm };
}

/** In the media library `link` is the file's page. */
function sourceOf(
  input: Record<string, unknown>,
  sizes: Record<string, string>,
): string | undefined {
  const named = [input.url, input.source_url, input.link, input.src].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  return named === undefined ? (sizes.large ?? Object.values(sizes)[0]) : addressIn(named);
}

function imageFromObject(input: Record<string, unknown>): Read<Image | null> {
  const sizes: Record<string, string> = {};
  if (isRecord(input.sizes))
    for (const [name, value] of Object.entries(input.sizes))
      if (typeof value === "string" && value !== "") sizes[name] = addressIn(value);
  const document = documentOf(input);
  const src = document?.isBehindForm ? "" : sourceOf(input, sizes);
  if (src === undefined)
    return isEmpty(input.url) ? { value: null } : { problem: "a picture with url or sizes" };
  // WordPress stores 0 or 1 for an SVG.
  const size = (value: unknown): number | undefined =>
    Number(value) > 1 ? Number(value) : undefined;
  const [width, height] = [size(input.width), size(input.height)];
  const [bytes, pages] = [input.filesize, input.pages].map(Number);
  const alt = wordsOf(rawString(input.alt ?? input.alt_text) ?? "").trim();
  const caption = wordsOf(rawString(input.caption) ?? "").trim();
  const focus = focusOf(input.focal_point);
  return {
    value: {
      src,
      alt,
      sizes,
      ...(caption !== "" && { caption }),
      ...(focus && { focus }),
      ...(bytes && { bytes }),
      ...(pages && { pages }),
      ...(document && { document }),
      ...(width && height ? { width, height } : sizeInName(src)),
    },
  };
}
