import { directionOf } from "@meridian/messages/direction";
import { namedLanguage } from "@meridian/messages/languages";
import type { UIFieldServerProps } from "payload";
import { PICTURES } from "#translations/every-record.ts";
import { originalOf, type OriginalDoc } from "#translations/original-of.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import "#translations/screens/translations.css";

/** Leads from a translation to the record that it translates. */
export async function ItsOriginal({ payload, data }: UIFieldServerProps) {
  const kind = translatedKind(String(data?.kind ?? ""));
  if (!kind) return null;
  const record = Number(data?.record);
  const original = await originalOf(payload, { kind: kind.slug, record });
  const name = original?.[kind.titleField];
  const title = typeof name === "string" && name !== "" ? name : kind.label;
  const code = String(data?.language ?? "");
  const { name: language } = namedLanguage(code);
  return (
    <section className="record-languages" aria-label="Original" data-direction={directionOf(code)}>
      <strong>{language}</strong> translation of{" "}
      {original ? (
        <a
          href={
            kind.isGlobal
              ? `/admin/globals/${kind.slug}`
              : `/admin/collections/${kind.slug}/${record}`
          }
        >
          {title}
        </a>
      ) : (
        <>a record that is deleted or in the trash</>
      )}
      {kind.slug === PICTURES ? (
        ". "
      ) : (
        <>. Pictures, dates, prices, links and the order of rows are the original’s. </>
      )}
      {kind.isStrict
        ? "A text that you leave empty is not shown in this language."
        : "Where you leave a text empty, the original’s is shown."}
      {kind.slug === PICTURES && <Picture of={original} />}
    </section>
  );
}

/** A translator must see the picture; the original’s description is above the field. */
const Picture = ({ of }: { of: OriginalDoc | null }) => {
  const { thumbnailURL, url, mimeType } = of ?? {};
  const src = thumbnailURL ?? url;
  return typeof src === "string" && String(mimeType).startsWith("image/") ? (
    <img className="translation-picture" src={src} alt="" />
  ) : null;
};
