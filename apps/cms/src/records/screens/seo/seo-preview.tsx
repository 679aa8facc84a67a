import type { UIFieldServerProps } from "payload";
import { readBrand } from "#admin-ui/read-brand.ts";
import { SeoPreviewForm } from "#records/screens/seo/seo-preview-form.tsx";
import type { TextsOfForm } from "#records/search-texts/fields.ts";
import { titleInSettings } from "#records/search-texts/title-in-settings.ts";
import { titledBy } from "#records/search-texts/titled.ts";

/** Below the texts: the page in a search result, and as a shared link. */
export async function SeoPreview({
  payload,
  path,
  siteUrl,
  address,
  titleField,
}: UIFieldServerProps & TextsOfForm) {
  const [titled, { theme }, settings] = await Promise.all([
    titledBy(payload),
    readBrand(payload),
    payload.findGlobal({ slug: "site-settings", depth: 0 }),
  ]);
  const { "sea-1": ground, ink } = theme.palette;
  return (
    <SeoPreviewForm
      group={path.split(".").slice(0, -1).join(".")}
      {...{ siteUrl, address, titleField, titled, ground, ink }}
      titleOfPage={titleInSettings(address, settings)}
    />
  );
}
