import type {
  DefaultServerCellComponentProps,
  GlobalSlug,
  Payload,
  UIFieldServerProps,
} from "payload";
import { readTogether } from "#admin-ui/lists/batched.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";
import { addressesOnSite, type PlaceOnSite } from "#publishing/preview/address-on-site.ts";
import { CopyRecord } from "#publishing/screens/editing/copy-record.tsx";
import { instructionIn, isPlaceholderPage } from "#records/placeholders/placeholders.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

interface Place {
  kind: string;
  siteUrl: string;
  /** Of records that may be copied. */
  titleField?: string;
}

/** Empty if visitors do not see the record; text if its page is switched off. */
function Link({ place, t }: { place: PlaceOnSite | undefined; t: Words }) {
  if (!place) return null;
  if (place.isPrepared) return <>{t("Its language is not open to visitors")}</>;
  if (place.isOff) return <>{t("The page is switched off")}</>;
  return (
    <a
      href={place.address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("Open on the site")}
    >
      {t("Open")}
    </a>
  );
}

/** `place`: the collection, and the site after a space. */
const onSite = readTogether<number, PlaceOnSite>(async (payload, place, ids) => {
  const [kind = "", siteUrl = ""] = place.split(" ");
  return isCollection(payload, kind) ? addressesOnSite(payload, kind, ids, siteUrl) : new Map();
});

/** The last cell of a list's row: the page, and a copy. */
export async function OnSiteCell({
  payload,
  rowData,
  kind,
  siteUrl,
  titleField,
  i18n,
}: DefaultServerCellComponentProps & Place) {
  const t = adminWords(i18n);
  const record = Number(rowData.id);
  const place = await onSite(payload, `${kind} ${siteUrl}`, record);
  const title = String((titleField && rowData[titleField]) || t("this record"));
  return (
    <span className="row-actions">
      <Link place={place} t={t} />
      {titleField && !rowData.deletedAt && <CopyRecord {...{ kind, record, title }} />}
    </span>
  );
}

/** In the form of a page that still has an empty host's instructions. */
export async function Unlisted({ payload, slug, i18n }: UIFieldServerProps & { slug: GlobalSlug }) {
  const t = adminWords(i18n);
  const instruction = await publishedInstruction(payload, slug);
  if (instruction === undefined) return null;
  return (
    <p className="on-site" role="note">
      <strong>{t("Search engines do not list this page.")}</strong>{" "}
      {t(
        "It still has instructions instead of your text: “{instruction}” Publish your own text, and the page is listed.",
        { instruction },
      )}
    </p>
  );
}

/** An empty host's instruction that is public now. */
async function publishedInstruction(
  { db }: Payload,
  slug: GlobalSlug,
): Promise<string | undefined> {
  if (!isPlaceholderPage(slug)) return undefined;
  const stored = await db.findGlobal<Record<string, unknown>>({ slug });
  return stored && isPublished(stored) ? instructionIn(slug, stored) : undefined;
}
