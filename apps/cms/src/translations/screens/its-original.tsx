import { directionOf } from "@meridian/messages/direction";
import type { UIFieldServerProps } from "payload";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { originalAddress } from "#translations/addresses.ts";
import { PICTURES } from "#translations/every-record.ts";
import { originalOf, type OriginalDoc } from "#translations/original-of.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import "#translations/screens/translations.css";

/** Leads from a translation to the record that it translates. */
export async function ItsOriginal({ payload, data, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
  const kind = translatedKind(String(data?.kind ?? ""));
  if (!kind) return null;
  const record = Number(data?.record);
  const original = await originalOf(payload, { kind: kind.slug, record });
  const name = original?.[kind.titleField];
  const title = typeof name === "string" && name !== "" ? name : t(kind.label);
  const code = String(data?.language ?? "");
  const language = <strong>{languageIn(t.locale, code)}</strong>;
  return (
    <section
      className="record-languages"
      aria-label={t("Original")}
      data-direction={directionOf(code)}
    >
      {original
        ? t.parts("{language} translation of {original}.", {
            language,
            original: <a href={originalAddress(kind, record)}>{title}</a>,
          })
        : t.parts("{language} translation of a record that is deleted or in the trash.", {
            language,
          })}{" "}
      {kind.slug !== PICTURES && (
        <>{t("Pictures, dates, prices, links and the order of rows are the original’s.")} </>
      )}
      {kind.isStrict
        ? t("A text that you leave empty is not shown in this language.")
        : t("Where you leave a text empty, the original’s is shown.")}
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
