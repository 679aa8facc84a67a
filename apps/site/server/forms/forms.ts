import { ENGLISH, type Language } from "@meridian/messages/language";
import { officeLabels } from "@meridian/messages/forms/office-labels";
import { themeOf } from "@meridian/contract/theme";
import { join } from "node:path";
import { offersOf, QUICKEST_HEADER } from "@meridian/contract/forms";
import { CDN_AGE_MS } from "@meridian/settings/cdn";
import {
  createIntake,
  createStaffMail,
  testMail,
  systemClock,
  type Intake,
  type LimiterOf,
  type Log,
} from "@meridian/intake";
import { languageFor, languagesOf } from "#server/config/site-language.ts";
import { chosenCaptcha, widgetOf } from "#server/config/captcha-choice.ts";
import {
  connectionsOf,
  type Connections,
  type KnownPrivateSettings,
} from "#server/forms/connections.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import type { OfficeWords } from "#server/forms/office-fields.ts";
import { checkDomain, type Dns } from "#server/forms/mail-domain.ts";
import { metricsText } from "#server/forms/metrics.ts";
import { limitedRenders } from "#server/forms/limited-renders.ts";
import { isForeign } from "#server/forms/origin.ts";
import { noticesOf, recipientsOf } from "#server/forms/recipients.ts";
import { createVendors } from "#server/forms/vendors-of-captchas.ts";
import { createRefusal } from "#server/forms/refusal.ts";
import { jsonReply, pageReply } from "#server/forms/replies.ts";
import { openSharedLimits } from "#server/forms/shared-limits.ts";
import { testPrograms } from "#server/forms/test-programs.ts";
import { documentFor, offeredDocuments } from "#server/forms/documents.ts";
import { hostTargets } from "#server/forms/targets.ts";
import type { CaptchaChoice, Settings } from "#server/config/settings.ts";
import type { Trace } from "#server/observability/trace.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";

export interface FormsOptions {
  settings: Pick<
    Settings,
    | "siteUrl"
    | "contentHost"
    | "dataDir"
    | "formSecret"
    | "purgeSecret"
    | "formKey"
    | "formUrls"
    | "formGuards"
  > &
    Partial<
      Pick<
        Settings,
        | "captcha"
        | "contentApi"
        | "databaseUrl"
        | "bucket"
        | "redisUrl"
        | "cdn"
        | "mail"
        | "webhook"
        | "chats"
        | "retentionDays"
        | "adminUrl"
      >
    >;
  /** The name that signs emails to visitors, and the chosen captcha. */
  siteSettings?: Pick<SiteSettings, "latest" | "latestIn">;
  /** What the office reads in its language: a vacancy's title by its page, and fields. */
  office?: OfficeWords;
  /** Of the content host. */
  privateSettings?: KnownPrivateSettings;
  /** Of the sender's domain; for tests. */
  dns?: Dns | undefined;
  /** Of servers that an admin enters; for tests. */
  publicAddress?: ((host: string) => Promise<string>) | undefined;
  /** To addresses that an admin enters; for tests. */
  fetchPublic?: typeof globalThis.fetch | undefined;
  log: Log;
  fetch?: typeof globalThis.fetch | undefined;
  trace?: Pick<Trace, "storing" | "delivering"> | undefined;
}

const NO_WORDS: OfficeWords = {
  vacancyAt: async () => undefined,
  fieldsOf: async () => ({}),
};

/** The forms' HTTP side: responds with JSON for the page's script, or with the page. */
export async function createForms(options: FormsOptions): Promise<FormsPort> {
  const { settings, siteSettings, office = NO_WORDS, privateSettings, log } = options;
  const { siteUrl } = settings;
  const brand = (): string => siteSettings?.latest.brand.name ?? new URL(siteUrl).host;
  const languageAt = languagesByPage(siteSettings);
  const limits = await openSharedLimits(settings, log);
  const connections = connectionsOf(options);
  const letters = { brand, languageAt, office, connections };
  const intake = await openIntake(options, letters, limits?.limiterOf);
  const refusal = createRefusal({
    brand,
    isHttps: siteUrl.startsWith("https:"),
    theme: () => themeOf(siteSettings?.latest.theme.colors ?? {}),
    languageAt,
  });
  const mayRender = limitedRenders();
  const staffMail = createStaffMail(() => mailInNameOf(brand, connections), { log });
  privateSettings?.onChange(() => void intake.targetsChanged().catch(logFailure(log)));
  const chosen = choosing(connections, options);
  return {
    async handle(request, { address, pathname, renderPage }) {
      if (isForeign(request.headers, siteUrl)) return refuseForeign(request, pathname, options);
      const { body, headers } = request;
      const answer = await intake.take({
        body,
        contentType: headers.get("content-type") ?? "",
        page: pathname,
        address,
        language: languageAt(pathname),
        declaredBytes: Number(headers.get("content-length") ?? 0),
      });
      const scripted = request.headers.get("accept")?.includes("application/json") ?? false;
      return scripted
        ? jsonReply(answer)
        : pageReply(answer, {
            render: (outcome, isQuestionSpent) => renderPage(pathname, outcome, isQuestionSpent),
            mayRender,
            refusal: (refused) => refusal(refused, pathname),
          });
    },
    challenge: () => challengeReply(intake, chosen(), settings.formGuards.quickestMs),
    support(language, question) {
      const own = siteSettings?.latestIn(language);
      const { consent, talentPool } = own ?? {};
      return {
        captcha: widgetOf(chosen()),
        question: question ?? intake.question(own ? languageFor(own) : ENGLISH),
        consent: consent ? intake.consent(consent) : undefined,
        pool: talentPool?.text ? intake.offerPool(talentPool.text, talentPool.months) : undefined,
      };
    },
    async ready() {
      const { ready, problem } = await intake.readiness();
      return { ok: ready, detail: problem };
    },
    notices: () => noticesOf(privateSettings?.latest(), connections),
    notifyColleagues: staffMail.send,
    testMail: mailTests(options, letters),
    async testPrograms(what) {
      await privateSettings?.refresh();
      return testPrograms(what, { ...options, connections, site: siteUrl });
    },
    fixed: connections.fixed,
    adminApi: intake.adminApi,
    metrics: async () => metricsText(await intake.metrics()),
    async close() {
      staffMail.stop();
      await intake.stop();
      limits?.close();
    },
  };
}

/** The captcha of new pages; reports a choice without keys once. */
function choosing(
  { captcha: withKeys }: Pick<Connections, "captcha">,
  { siteSettings, log }: Pick<FormsOptions, "siteSettings" | "log">,
): () => CaptchaChoice {
  let reported = "";
  return () => {
    const wanted = siteSettings?.latest.captcha ?? "environment";
    const choice = chosenCaptcha(wanted, withKeys());
    if (choice) reported = "";
    else if (reported !== (reported = wanted))
      log.warn(
        { path: "captcha" },
        `site settings: there are no keys of ${wanted}, so that the forms have ${withKeys().provider}: an admin enters them under Answer people, Mail, or the operator sets CAPTCHA_PROVIDER with its keys`,
      );
    return choice ?? withKeys();
  };
}

function refuseForeign(
  { headers }: Request,
  page: string,
  { settings: { siteUrl }, log }: FormsOptions,
): Response {
  log.warn(
    { page, site: headers.get("sec-fetch-site"), origin: headers.get("origin") },
    `refused a form posted from an origin other than SITE_URL (${siteUrl})`,
  );
  return new Response("Forms are accepted from this site's own pages only.\n", {
    status: 403,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}

function mailInNameOf(brand: () => string, connections: Connections) {
  const mail = connections.mail();
  return mail && { ...mail, brand: brand() };
}

/** With the settings as they were saved a moment ago. */
const mailTests =
  (
    { settings: { siteUrl: site }, privateSettings, dns }: FormsOptions,
    { brand, connections }: Letters,
  ): FormsPort["testMail"] =>
  async ({ to, selector }) => {
    await privateSettings?.refresh();
    const mail = mailInNameOf(brand, connections);
    if (!mail) return null;
    const { hostname, port, protocol } = new URL(mail.url);
    const server = `${hostname}:${port || (protocol === "smtps:" ? 465 : 587)}`;
    const [test, domain] = await Promise.all([
      testMail({ ...mail, site }, to, systemClock),
      checkDomain({ from: mail.from, selector }, dns),
    ]);
    return { server, from: mail.from, ...test, domain };
  };

const logFailure =
  (log: Log) =>
  (error: unknown): void =>
    log.error({ err: error }, "forms: what waits for the new settings is tried at its next turn");

/** The language of a page: messages and emails answer in it. */
const languagesByPage =
  (siteSettings: FormsOptions["siteSettings"]) =>
  (page: string): Language => {
    if (!siteSettings) return ENGLISH;
    return languageFor(siteSettings.latestIn(languagesOf(siteSettings.latest).at(page)?.code));
  };

/** With a vendor's captcha there are no challenges of our own. */
async function challengeReply(
  intake: Pick<Intake, "challenge">,
  { provider }: CaptchaChoice,
  quickestMs: number,
): Promise<Response> {
  if (provider !== "altcha")
    return new Response("Not found.\n", {
      status: 404,
      headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
    });
  return Response.json(await intake.challenge(), {
    headers: { "cache-control": "no-store", [QUICKEST_HEADER]: String(quickestMs) },
  });
}

interface Letters {
  /** The name that signs emails to visitors. */
  brand: () => string;
  languageAt: (page: string) => Language;
  office: OfficeWords;
  connections: Connections;
}

function openIntake(
  options: FormsOptions,
  { brand, languageAt, office, connections }: Letters,
  limiterOf?: LimiterOf,
): Promise<Intake> {
  const { settings, siteSettings, privateSettings, log, fetch, trace } = options;
  const { siteUrl, dataDir, formSecret, databaseUrl, bucket, retentionDays } = settings;
  const officeLanguage = (): Language =>
    siteSettings ? languageFor(siteSettings.latest) : ENGLISH;
  return createIntake({
    dataDir: join(dataDir, "intake"),
    formSecret,
    databaseUrl,
    bucket,
    retentionDays,
    deliver: {
      host: hostTargets(settings),
      webhook() {
        const webhook = connections.webhook();
        return webhook && { ...webhook, labels: () => officeLabels(officeLanguage().t) };
      },
      chat: {
        addresses: connections.chats,
        site: siteUrl,
        admin: settings.adminUrl,
        officeLanguage,
        ...(options.fetchPublic && { fetch: options.fetchPublic }),
      },
      officeFields: (submission) => office.fieldsOf(submission),
      mail() {
        const mail = connections.mail();
        return (
          mail && {
            ...mail,
            acknowledges: connections.acknowledges,
            site: siteUrl,
            admin: settings.adminUrl,
            vacancyAt: (page) => office.vacancyAt(page),
            recipientsOf: (sent) => recipientsOf(privateSettings?.latest(), mail.to, sent),
            officeLanguage,
            documentOf: (submission) => documentFor(submission, options),
            languageOf: ({ page, source }) =>
              siteSettings && source.language
                ? languageFor(siteSettings.latestIn(source.language))
                : languageAt(page),
            brand: brand(),
          }
        );
      },
    },
    documents: offeredDocuments(settings),
    surveyOffers:
      siteSettings &&
      ((language) =>
        offersOf(siteSettings.latestIn(language).survey.offers, siteSettings.latest.survey.offers)),
    log,
    fetch,
    trace,
    captchas: createVendors({ keys: connections.captcha, fetch }),
    limiterOf,
    pagesCachedMs: settings.cdn && CDN_AGE_MS,
    ...settings.formGuards,
  });
}
