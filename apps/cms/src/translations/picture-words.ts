/** The descriptions of pictures (`alt`) in one of the site's further languages. */
import { wordsOf } from "#translations/collection.ts";
import { findTranslations, type InLanguage } from "#translations/find-translations.ts";
import { mergeWords } from "#translations/merge-words.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

type Data = Record<string, unknown>;
type Picture = Data & { id: number };

/**
 * Replaces populated pictures anywhere in the documents, also in rich text, with one query. A
 * picture without a translation has the original's description (decision 072).
 */
export async function withPictureWords<D>(reader: InLanguage, docs: D[]): Promise<D[]> {
  const pictures = new Map<number, Picture>();
  for (const doc of docs) collect(doc, pictures);
  if (pictures.size === 0) return docs;
  const found = await findTranslations(reader, "media", { record: { in: [...pictures.keys()] } });
  if (found.length === 0) return docs;
  const kind = translatedKind("media");
  const translated = new Map<number, Data>();
  for (const own of found) {
    const picture = pictures.get(Number(own.record));
    if (kind && picture)
      translated.set(picture.id, mergeWords(kind.shape, picture, wordsOf(own), kind.isStrict));
  }
  return docs.map((doc) => replaced(doc, translated) as D);
}

const isPicture = (value: object): value is Picture =>
  "id" in value &&
  typeof value.id === "number" &&
  "mimeType" in value &&
  /^(?:image|video)\//.test(String(value.mimeType));

function collect(value: unknown, pictures: Map<number, Picture>): void {
  if (typeof value !== "object" || value === null) return;
  if (isPicture(value)) pictures.set(value.id, value);
  else for (const inner of Object.values(value)) collect(inner, pictures);
}

function replaced(value: unknown, pictures: ReadonlyMap<number, Data>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return pictures.get(value.id) ?? value;
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, pictures));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaced(inner, pictures)]),
  );
}
