import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { redirect } from "next/navigation.js";
import { isClosedView } from "#login/closed-views.ts";
import config from "#payload.config.ts";
import { importMap } from "../importMap.js";

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> => generatePageMetadata({ config, params, searchParams });

/** Where Payload would show a form whose call is closed, there is the login, as in `NoSuchView`. */
export default async function Page({ params, searchParams }: Props) {
  if (isClosedView((await params).segments)) redirect("/admin/login");
  return RootPage({ config, params, searchParams, importMap });
}
