/** Resolves addresses before rendering: a rendered 404 or redirect costs ten times as much. */
import { isOff } from "@meridian/contract";
import type { ServerBuild } from "react-router";
import { addressRulesOf } from "#server/build.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import { ANY_PATH, nowhere, type PageRequest } from "#server/page-cache/page-request.ts";
import { paramsOf } from "#server/page-cache/start-calls.ts";

export type Found =
  /** `location`: path and query. */
  | { kind: "moved"; location: string; status: 301 | 302 }
  /** Its cached not-found page. */
  | { kind: "absent"; page: PageRequest };

/** `null`: its page must be rendered. Never rejects. */
export type ResolveAddress = (request: PageRequest) => Promise<Found | null>;

export interface AddressResolverOptions {
  build: () => ServerBuild | Promise<ServerBuild>;
  content: Pick<Content, "forRender">;
  settings: Pick<SiteSettings, "of">;
}

export function createAddressResolver({
  build,
  content,
  settings,
}: AddressResolverOptions): ResolveAddress {
  return async (request) => {
    if (request.isFallback) return null;
    const { off } = (await settings.of(content.forRender())).pages;
    if (isOff(request.path, off)) return { kind: "absent", page: nowhere };
    const rule = addressRulesOf(await build())[request.route];
    if (!rule) return request.route === ANY_PATH ? { kind: "absent", page: nowhere } : null;
    // A failing host fails the page as well, which reports it.
    const verdict = await rule(content.forRender(), {
      path: request.path,
      params: paramsOf(request),
      query: new URLSearchParams(request.query),
    }).catch(() => null);
    if (verdict?.kind === "moved")
      return { kind: "moved", location: verdict.to, status: verdict.isForGood ? 301 : 302 };
    if (verdict?.kind !== "absent") return null;
    return {
      kind: "absent",
      page:
        verdict.path === undefined
          ? nowhere
          : {
              ...request,
              key: verdict.path,
              path: verdict.path,
              query: "",
              isFallback: true,
              readsQuery: false,
            },
    };
  };
}
