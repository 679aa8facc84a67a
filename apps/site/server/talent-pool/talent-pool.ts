/**
 * OWN-138: the page of a link in a talent pool's letter. It is made of strings like a refusal: it has
 * no place in menus, caches or search, and its address is a secret of one person.
 */
import { createHash } from "node:crypto";
import { restAddress } from "@meridian/contract";
import { escapeHtml } from "@meridian/contract/escape";
import {
  POOL_PAGE,
  POOL_PATH,
  poolAnswer,
  readPoolLink,
  type PoolAct,
  type PoolAnswer,
  type PoolCall,
} from "@meridian/contract/site-protocol/talent-pool";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { boundedFetch, readBytes } from "@meridian/http/bounded-fetch";
import type { Language } from "@meridian/messages/language";
import * as v from "valibot";
import { languageFor } from "#server/config/site-language.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import { line, personPage } from "#server/http/person-page.ts";
import { poolDate } from "#server/cms-link/pool-letter.ts";
import type { Uses } from "#server/services.ts";

type Used = Uses<
  "isHttps" | "theme",
  {
    settings: "siteUrl" | "contentHost" | "contentApi" | "purgeSecret";
    siteSettings: "latest" | "latestIn";
    fonts: "cached";
    log: "warn";
  }
> & { fetch?: typeof globalThis.fetch };

const TIMEOUT_MS = 5000;
const MOST_BYTES = 4096;
type Own = SiteSettings["latest"];
/** `outdated`: the page that was pressed no longer held; nothing was changed. */
type Outcome = PoolAct["act"] | "outdated";

export interface TalentPool {
  /** Changes nothing: mail programs open links, too. */
  show(request: Request): Promise<Response>;
  /** One press: stay or leave. */
  take(request: Request): Promise<Response>;
}

export function createTalentPool(services: Used): TalentPool {
  const { settings, siteSettings, log } = services;

  async function ask(link: string, does: PoolAct): Promise<PoolAnswer> {
    if (readPoolLink(settings.purgeSecret, link) === null) return { is: "unknown" };
    const call: PoolCall = { for: "talent-pool", at: Date.now(), link, does };
    const { body, headers } = signedPost(call, settings.purgeSecret);
    const address = restAddress(settings.contentHost, POOL_PATH, settings.contentApi);
    const { fetch = globalThis.fetch } = services;
    const options = { timeoutMs: TIMEOUT_MS, most: MOST_BYTES, fetch, headers, body };
    const reply = await boundedFetch(address, options);
    if (reply.status !== 200) throw new Error(`it returned HTTP ${reply.status}`);
    return v.parse(v.pipe(v.string(), v.parseJson(), poolAnswer), reply.body.toString("utf8"));
  }

  const ownIn = (language: string): Own =>
    language ? siteSettings.latestIn(language) : siteSettings.latest;

  async function answered(
    link: string,
    does: PoolAct,
    outcome: Outcome = does.act,
  ): Promise<Response> {
    try {
      const found = await ask(link, does);
      const own = ownIn(found.is === "known" ? found.language : "");
      const language = languageFor(own);
      // The consent has ended since the page was shown.
      const did =
        does.act === "stay" && found.is === "known" && found.until === null ? "outdated" : outcome;
      const main = mainOf(found, { own, language, link, did });
      return personPage(services, own, { language, title: language.t("pool.title"), main });
    } catch (error) {
      log.warn(
        { problem: error instanceof Error ? error.message : String(error) },
        "talent pool: the content host could not be reached; a person with a link saw this",
      );
      const own = siteSettings.latest;
      const language = languageFor(own);
      const main = line(language.t("pool.failed"), "alert");
      const title = language.t("pool.title");
      return personPage(services, own, { language, title, main, status: 503 });
    }
  }

  return {
    show: (request) =>
      answered(new URL(request.url).searchParams.get("link") ?? "", { act: "look" }),
    async take(request) {
      const body = await readBytes(request.body, MOST_BYTES);
      const posted = new URLSearchParams(body?.toString("utf8") ?? "");
      const link = posted.get("link") ?? "";
      const act = posted.get("act");
      if (act === "leave") return answered(link, { act });
      const { text, months } = ownIn(posted.get("language") ?? "").talentPool;
      const until = posted.get("until") ?? "";
      // What the owner has changed since is shown first: only what a person saw is agreed to.
      const isShown = text !== "" && posted.get("sentence") === markOf(text);
      return (act === "stay" || act === "join") && isShown && isEnd(until, months)
        ? answered(link, { act, until, text })
        : answered(link, { act: "look" }, "outdated");
    },
  };
}

function monthsFromNow(months: number): string {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString();
}

/** A time as pages have it, not over, and no later than these months permit. */
const isEnd = (text: string, months: number): boolean => {
  const date = new Date(text);
  const isTime = !Number.isNaN(date.getTime()) && date.toISOString() === text;
  return isTime && date > new Date() && date <= new Date(monthsFromNow(months));
};

/** Of the sentence on a page. */
const markOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** `null` is before every day. */
const poolDays = (date: string | null): number =>
  date === null ? -1 : Math.floor(Date.parse(date) / 86_400_000);

interface Shown {
  own: Own;
  language: Language;
  link: string;
  did: Outcome;
}

function mainOf(found: PoolAnswer, { own, language, link, did }: Shown): string {
  const { t, code } = language;
  if (found.is === "unknown") return line(t("pool.unknown"));
  const { until } = found;
  const hasStayed = did === "stay" || did === "join";
  const done = {
    look: "",
    stay: t("pool.renewed"),
    join: t("pool.renewed"),
    leave: t("pool.left"),
    outdated: t("pool.outdated"),
  }[did];
  const state = until
    ? line(t("pool.member", { date: poolDate(until, code) }))
    : did === "leave"
      ? ""
      : line(t("pool.out"));
  const { text, months } = own.talentPool;
  const button = (act: PoolAct["act"], words: string): string =>
    `<button name="act" value="${act}">${escapeHtml(words)}</button>`;
  const later = monthsFromNow(months);
  const stay =
    text && !hasStayed && poolDays(later) > poolDays(until)
      ? line(text.replace(/[[\]]/g, "")) +
        button(
          until ? "stay" : "join",
          t(until ? "pool.stay" : "pool.again", { date: poolDate(later, code) }),
        )
      : "";
  const leave = until ? button("leave", t("pool.leave")) : "";
  const buttons = stay + leave;
  const sent = { link, language: found.language, sentence: markOf(text), until: later };
  const hidden = Object.entries(sent)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join("");
  return `${done && line(done, "status")}${state}${buttons && `<form method="post" action="${POOL_PAGE}">${hidden}${buttons}</form>`}`;
}
