import { getNextRequestI18n } from "@payloadcms/next/utilities";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { getPayload } from "payload";
import { BRAND_PLACE, readBrand } from "#admin-ui/read-brand.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { translateClientConfig } from "#host/german-client-config.ts";
import config from "#payload.config.ts";
import { importMap } from "../importMap.js";

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const dynamic = "force-dynamic";

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const { name, mark } = await readBrand(await getPayload({ config }));
  const t = adminWords(await getNextRequestI18n({ config: await config }));
  // Names of own views are in English, and end with the suffix.
  const [view = "", ...suffix] =
    typeof metadata.title === "string" ? metadata.title.split(" · ") : [BRAND_PLACE];
  const title = [t(view), ...suffix].join(" · ");
  // A page behind a login needs no Open Graph data.
  const { openGraph: _, ...others } = metadata;
  return {
    ...others,
    title: title.replaceAll(BRAND_PLACE, name),
    icons: [{ rel: "icon", url: mark }],
  };
}

export default async function Page({ params, searchParams }: Props) {
  await translateClientConfig(await getPayload({ config }), importMap);
  return RootPage({ config, params, searchParams, importMap });
}
