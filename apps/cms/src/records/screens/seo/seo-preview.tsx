import type { UIFieldServerProps } from "payload";
import { SeoPreviewForm } from "#records/screens/seo/seo-preview-form.tsx";
import { readBrand } from "#admin-ui/read-brand.ts";
import { titledBy } from "#records/search-texts/titled.ts";

/** Below the texts: the page in a search result, and as a shared link. */
export async function SeoPreview({ payload, siteUrl }: UIFieldServerProps & { siteUrl: string }) {
  const [titled, { theme }] = await Promise.all([titledBy(payload), readBrand(payload)]);
  const { "sea-1": ground, ink } = theme.palette;
  return <SeoPreviewForm siteUrl={siteUrl} titled={titled} ground={ground} ink={ink} />;
}
