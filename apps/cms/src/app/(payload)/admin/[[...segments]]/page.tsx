import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import config from "#payload.config.ts";
import { importMap } from "../importMap.js";

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap });
}
