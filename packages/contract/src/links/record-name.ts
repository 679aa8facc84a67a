/** Decodes a name: WordPress escapes other scripts, editors may not. Invalid escapes stay. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Encodes a name as a path segment, without escaping twice. */
export const nameSegment = (name: string): string => encodeURIComponent(decoded(name));

export interface NamedRecord {
  slug?: string;
  post_name?: string;
}

/** A record's name in its address; some kinds call it `post_name`, as WordPress does. `""`: none. */
export const recordName = ({ slug, post_name: name }: NamedRecord): string => slug ?? name ?? "";

/** Normalises a name, escaped or not. */
export const plainName = (name: string): string => decoded(name).normalize("NFC").toLowerCase();

/** Whether a host may find `name` as `requested`: WordPress ignores accents, and decodes twice. */
export const isLikeName = (requested: string, name: string): boolean =>
  bare(requested) === bare(name);

const bare = (name: string): string =>
  plainName(name)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "");
