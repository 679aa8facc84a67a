import { TITLE } from "@meridian/contract/seo-config";
import type { Titled } from "@meridian/contract/page-title";
import type { Payload } from "payload";

/** The published brand and title template, for a page's full title. */
export async function titledBy(payload: Payload): Promise<Titled> {
  const { brand, seo } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  return { brand: { name: brand?.name?.trim() ?? "" }, seo: { title: seo?.title || TITLE } };
}
