import { calls, type GetCallName } from "@meridian/contract";
import { isMediaId, mediaFile } from "#media.ts";
import {
  pictureNumber,
  pictureUrl,
  type DescribePicture,
  type WritePicture,
} from "#replies/pictures.ts";

type Json = Record<string, unknown>;
export interface WordPressHost {
  origin: string;
  altOf: DescribePicture;
}
type Shape = "core" | "raw" | "job" | "fields" | "bare";

/** A record's layout: WordPress core's, a plugin's raw posts, vacancies, custom fields, none. */
const shapeOfCall = (name: GetCallName): Shape =>
  SHAPES[name] ?? (/^\/api\/wp\/v2\/(posts|pages)(\/|$)/.test(calls[name].path) ? "core" : "bare");
const SHAPES: Partial<Record<GetCallName, Shape>> = {
  vacancies: "job",
  vacancy: "job",
  blog: "raw",
  blogPost: "raw",
  career: "fields",
  roadMap: "fields",
};

/** Beyond the specification: a WordPress without our plugin has none of these. */
export const isUnknown = (name: GetCallName): boolean =>
  ["settings", "technologyPages", "expertisePages"].includes(name);

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A plain reply as a WordPress with ACF sends it, to test its variants (API-04). */
export function speakWordPress(name: GetCallName, reply: unknown, host: WordPressHost): unknown {
  if (name === "seo" && isObject(reply)) return seoReply(reply, host);
  const shape = shapeOfCall(name);
  const layOut = (record: unknown): unknown =>
    isObject(record) ? LAYOUTS[shape](record, host) : record;
  return Array.isArray(reply) ? reply.map(layOut) : layOut(reply);
}

const LAYOUTS: Record<Shape, (record: Json, host: WordPressHost) => Json> = {
  core(
    {
      id,
      slug = `post-${String(id)}`,
      title = slug,
      content,
      featured_image_url,
      data,
      categories = [],
      ...rest
    },
    host,
  ) {
    const { origin } = host;
    return {
      id,
      date: "2026-03-02T09:00:00",
      slug,
      status: "publish",
      type: "post",
      link: `${origin}/${String(slug)}/`,
      title: { rendered: encoded(String(title)) },
      ...(typeof content === "string" ? { content: { rendered: content, protected: false } } : {}),
      featured_image_url: isMediaId(featured_image_url)
        ? pictureUrl(origin, featured_image_url)
        : false,
      categories,
      acf: withHabits({ ...rest, ...(isObject(data) ? data : {}) }, host),
    };
  },
  raw({ id, ID = id, slug, post_name = slug, title, post_title = title, ...rest }, host) {
    return {
      ID,
      post_name,
      post_title: encoded(String(post_title)),
      post_status: "publish",
      acf: withHabits(rest, host),
    };
  },
  // A vacancy's day is the post's; `valid_through` is a custom field, in ACF's format.
  job({ date, valid_through, ...rest }, host) {
    return {
      ...LAYOUTS.raw(
        { ...rest, valid_through: String(valid_through ?? "").replaceAll("-", "") },
        host,
      ),
      post_date: `${String(date)} 09:00:00`,
    };
  },
  fields: (record, host) => ({ acf: withHabits(record, host) }),
  bare: fieldsWithHabits,
};

/** SEO plugins encode titles and write the host's domain into addresses. */
const seoReply = ({ canonical, title, description, ...rest }: Json, host: WordPressHost): Json => ({
  ...fieldsWithHabits(rest, host),
  title: encoded(String(title)),
  description: encoded(String(description)),
  canonical: `${host.origin}${String(canonical)}`,
});

const LINKS = new Set(["button_link", "site_url"]);

function withHabits(value: unknown, host: WordPressHost, key = ""): unknown {
  if (isMediaId(value)) return wordPressPicture(host)(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : false;
  if (typeof value === "string") return textWithHabits(value, key);
  if (Array.isArray(value))
    return listWithHabits(
      value.map((item) => withHabits(item, host)),
      key,
    );
  if (!isObject(value)) return value;
  if (isMediaId(value.url)) return wordPressPicture(host)(value.url);
  return fieldsWithHabits(value, host);
}

function fieldsWithHabits(fields: Json, host: WordPressHost): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, withHabits(inner, host, name)]),
  );
}

function textWithHabits(value: string, key: string): unknown {
  if (value === "") return false;
  if (LINKS.has(key)) return { title: "", url: value, target: "" };
  return key === "description" && !value.startsWith("<")
    ? value.replaceAll("\n", "<br />\r\n")
    : value;
}

/** An empty list is `false`; a filtered one has gaps and becomes an object, as in PHP. */
function listWithHabits(list: unknown[], key: string): unknown {
  if (list.length === 0) return false;
  return key === "links" ? Object.fromEntries(list.map((item, at) => [at * 2, item])) : list;
}

/** Entities as in `rendered`; markup and entities stay. */
const encoded = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replace(/[^\x20-\x7e]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** ACF's three return formats in turn: object, address, media id. */
const wordPressPicture =
  (host: WordPressHost): WritePicture =>
  (id) => {
    const number = pictureNumber(id);
    return [() => acfPicture(id, host), () => pictureUrl(host.origin, id), () => number][
      number % 3
    ]?.();
  };

function acfPicture(id: string, { origin, altOf }: WordPressHost): Json {
  const { file, width, height, mimeType } = mediaFile(id);
  const url = pictureUrl(origin, id);
  const sizes = Object.fromEntries(
    ["thumbnail", "medium", "large"].flatMap((name) => [
      [name, url],
      [`${name}-width`, width],
      [`${name}-height`, height],
    ]),
  );
  return {
    ID: pictureNumber(id),
    id: pictureNumber(id),
    title: id,
    filename: file.slice(file.lastIndexOf("/") + 1),
    url,
    alt: altOf(id),
    caption: "",
    mime_type: mimeType,
    width,
    height,
    sizes,
  };
}

export function mediaRecord(id: string, { origin, altOf }: WordPressHost): Json {
  const { width, height, mimeType } = mediaFile(id);
  const url = pictureUrl(origin, id);
  return {
    id: pictureNumber(id),
    source_url: url,
    alt_text: altOf(id),
    mime_type: mimeType,
    media_details: { width, height, sizes: { full: { source_url: url, width, height } } },
  };
}
