import { join } from "node:path";
import type { CollectionConfig, Config, Endpoint, GlobalConfig } from "payload";
import { lastBackup } from "@meridian/settings/last-backup";
import { openFiles } from "@meridian/files/store/open-files";
import { LARGEST_FILE } from "@meridian/files/pictures/limits";
import sharp from "sharp";
import { guardRequests } from "#accounts/access/guard-requests.ts";
import { keepServerFields } from "#accounts/access/server-fields.ts";
import { auditLog } from "#accounts/collections/audit-log.ts";
import { companySessions } from "#accounts/collections/company-sessions.ts";
import { replyTemplates } from "#inbox/replies/reply-templates.ts";
import { replies } from "#inbox/replies/replies.ts";
import { erasures } from "#inbox/erasures.ts";
import { fonts } from "#library/fonts.ts";
import { identities } from "#accounts/collections/identities.ts";
import { media } from "#library/media.ts";
import { placeAt } from "#accounts/passkeys/place.ts";
import { passkeys } from "#accounts/collections/passkeys.ts";
import { purges } from "#publishing/purge/collection.ts";
import { redirects } from "#publishing/redirects/collection.ts";
import { secondFactors } from "#accounts/collections/second-factors.ts";
import { spentTickets } from "#accounts/collections/spent-tickets.ts";
import type { Backups } from "#dashboard/attention-lines.ts";
import { sourcesEndpoint } from "#dashboard/sources/sources-endpoint.ts";
import { letters } from "#inbox/mailbox/letters.ts";
import { mailbox } from "#inbox/mailbox/mailbox-settings.ts";
import { suppressions } from "#inbox/mailbox/suppressions.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { submissions } from "#inbox/submissions.ts";
import { users, type UsersOptions } from "#accounts/collections/users.ts";
import { inGerman } from "#host/german.ts";
import { configWords } from "#admin-ui/words/german-text.ts";
import { refuseInGerman } from "#host/german-refusals.ts";
import { closable } from "#inbox/close-vacancy.ts";
import { asContent, asGlobalContent, asPlain } from "#host/content-steps.ts";
import { BRAND_PLACE } from "#admin-ui/read-brand.ts";
import { brokenLinksEndpoint } from "#publishing/broken-links/watch-links.ts";
import { openDatabase } from "#server/database.ts";
import { SAVED_MEANWHILE } from "#publishing/editing/stale-write-guard.ts";
import { presenceEndpoint } from "#publishing/editing/presence-endpoint.ts";
import { publicStateEndpoint } from "#publishing/preview/public-state.ts";
import { publishedTogether } from "#publishing/publish-translations.ts";
import { reviewEndpoint } from "#publishing/review/endpoint.ts";
import { ownUploads } from "#publishing/review/own-uploads.ts";
import { releasingDrafts } from "#publishing/review/release-drafts.ts";
import { notifications } from "#inbox/notifications.ts";
import { inboxSettings } from "#inbox/inbox-settings.ts";
import { namingWhatIsMissing } from "#records/fields/missing-words.ts";
import { citiesEndpoint } from "#records/cities/endpoint.ts";
import { options } from "#records/globals/options.ts";
import { withFileValues } from "#records/globals/page-words.ts";
import { siteSettings } from "#records/globals/site-settings.ts";
import { reportFullDisk } from "#server/http/disk-full.ts";
import { ownOrigins } from "#server/http/own-origins.ts";
import { keepingFiles } from "#library/keep-upload.ts";
import { takingIn } from "#library/taking-in/endpoint.ts";
import { createLibrary, type Library } from "#library/library.ts";
import { targetsEndpoint } from "#records/targets/endpoint.ts";
import { sameTextsEndpoint } from "#records/search-texts/same-texts.ts";
import { findingUnused } from "#publishing/linked-from/unused.ts";
import { linkedFromEndpoint } from "#publishing/linked-from/endpoint.ts";
import { noEmail } from "#server/no-email.ts";
import { changedOneByOne } from "#server/one-by-one.ts";
import { oidcEndpoints } from "#accounts/oidc/endpoints.ts";
import { createProvider } from "#accounts/oidc/provider.ts";
import { watchCompanySessions } from "#accounts/oidc/still-in.ts";
import { contentCollections, contentGlobals } from "#records/content.ts";
import { translations } from "#translations/collection.ts";
import { richTextEditor } from "#records/rich-text/editor.ts";
import { removeDemoEndpoint } from "#moving-in/seed/remove-demo-endpoint.ts";
import { createSiteClient, type SiteClient } from "#server/site-client.ts";
import type { Settings } from "#server/settings.ts";
import { readSiteFile } from "#server/site-file.ts";

/** After "Log in with". */
const COMPANY_ACCOUNT = "the company account";
const MEGABYTE = 1024 * 1024;
// Payload's type lists only its own errors.
const UNLOGGED: Record<string, false> = { [SAVED_MEANWHILE]: false };

const UPLOAD = {
  limits: { fileSize: LARGEST_FILE },
  requestSizeLimit: LARGEST_FILE + MEGABYTE,
  abortOnLimit: true,
  responseOnLimit: `The file is larger than ${LARGEST_FILE / MEGABYTE} MB. Export it smaller, and upload that.`,
};

export async function cmsConfig(
  settings: Settings & Pick<UsersOptions, "loginFloor">,
): Promise<Config> {
  const content = contentCollections(settings.siteUrl).map((collection) =>
    collection.slug === "vacancies" ? closable(collection) : collection,
  );
  const library = openLibrary(settings);
  const site = createSiteClient(settings);
  const provider = settings.oidc && createProvider(settings.oidc, settings.url);
  return inGerman({
    custom: {
      site,
      siteUrl: settings.siteUrl,
      mailboxHost: settings.mailboxHost,
      library,
      backups: {
        last: () => lastBackup(settings.dataDir),
        overdueHours: settings.backupOverdueHours,
      } satisfies Backups,
    },
    secret: settings.payloadSecret,
    serverURL: settings.url,
    csrf: ownOrigins(settings.url),
    cors: [],
    // With `__Host-` no other host of the domain can set it, and it is sent over https only.
    cookiePrefix: settings.url.startsWith("https:") ? "__Host-payload" : "payload",
    telemetry: false,
    onInit: (payload) => {
      keepServerFields(payload);
      guardRequests(payload);
      watchCompanySessions(payload, provider);
    },
    hooks: { afterError: [reportFullDisk, refuseInGerman] },
    loggingLevels: UNLOGGED,
    graphQL: { disable: true },
    routes: { api: "/cms/api" },
    endpoints: [...endpoints(settings), ...oidcEndpoints(provider, settings.loginRate)],
    db: await openDatabase(settings),
    editor: richTextEditor,
    email: noEmail,
    sharp,
    upload: UPLOAD,
    maxDepth: 3,
    defaultDepth: 1,
    typescript: { outputFile: "src/payload-types.ts", autoGenerate: false },
    admin: adminPanel(settings),
    collections: [
      ...inbox(settings, site),
      ...content.map(asContent(settings)),
      asContent(settings)(publishedTogether(translations())),
      keepingFiles(
        "media",
        library,
      )(asPlain(settings)(takingIn(settings)(ownUploads(findingUnused(media))))),
      keepingFiles("fonts", library)(asPlain(settings)(fonts)),
      asPlain(settings)(redirects(settings.siteUrl)),
      releasingDrafts(users({ secure: settings.url.startsWith("https:"), ...settings })),
      auditLog,
      secondFactors,
      passkeys,
      identities,
      companySessions,
      spentTickets,
      purges,
    ].map((collection) =>
      namingWhatIsMissing(withoutApiTab(changedOneByOne(collection, configWords))),
    ),
    globals: [
      ...(await pages(settings)).map(asGlobalContent(settings)),
      inboxSettings,
      notifications,
      mailbox({ privateHost: settings.mailboxHost }),
    ].map((global) => namingWhatIsMissing(withoutApiTab(global))),
  });
}

const inbox = (settings: Settings, site: SiteClient): CollectionConfig[] => [
  submissions(inboxFiles(settings), site),
  replies,
  replyTemplates,
  letters,
  suppressions,
  erasures,
];

const endpoints = ({ siteUrl, purgeUrl, purgeSecret }: Settings): Endpoint[] => [
  sourcesEndpoint({ purgeUrl, purgeSecret }),
  linkedFromEndpoint(siteUrl),
  brokenLinksEndpoint(siteUrl),
  presenceEndpoint,
  publicStateEndpoint(siteUrl),
  reviewEndpoint,
  targetsEndpoint,
  citiesEndpoint,
  sameTextsEndpoint,
  removeDemoEndpoint,
];

async function pages({ siteConfig, siteUrl }: Settings): Promise<GlobalConfig[]> {
  const file = await readSiteFile(siteConfig);
  return [...contentGlobals.map(withFileValues(file)), options, siteSettings(file, siteUrl)];
}

function openLibrary({ dataDir, bucket }: Settings): Library {
  const folder = join(/* turbopackIgnore: true */ dataDir, "media");
  return createLibrary(folder, openFiles(folder, "library", bucket));
}

/** The tab with raw JSON is for developers. */
const withoutApiTab = <T extends { admin?: object }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
});

const NO_VIEW = "/accounts/screens/login-view.tsx#NoSuchView";

const INBOX_VIEWS = {
  applicationsByVacancy: {
    path: "/applications",
    exact: true,
    Component: "/inbox/screens/by-vacancy.tsx#ByVacancy",
    meta: { title: "Applications by vacancy" },
  },
  board: {
    path: "/board",
    exact: true,
    Component: "/inbox/screens/board-view.tsx#BoardView",
    meta: { title: "Board" },
  },
} as const;

const adminPanel = ({
  url,
  siteUrl,
  purgeUrl,
  purgeSecret,
  oidc,
  passwordLogin,
}: Settings): Config["admin"] => ({
  user: "users",
  avatar: "default",
  importMap: { baseDir: join(process.cwd(), "src"), autoGenerate: false },
  dateFormat: "d MMM yyyy, HH:mm",
  // Enough to read the longest message: the links to a record before its deletion.
  toast: { duration: 9000 },
  meta: {
    titleSuffix: ` · ${BRAND_PLACE}`,
    defaultOGImageType: "off",
    robots: "noindex, nofollow",
  },
  components: {
    providers: [
      {
        path: "/accounts/screens/active-login.tsx#ActiveLogin",
        clientProps: {
          company: oidc && COMPANY_ACCOUNT,
          hasPasswords: passwordLogin,
          hasPasskeys: placeAt(url) !== null,
        },
      },
      "/accounts/screens/own-language.tsx#OwnLanguage",
      "/publishing/screens/editing/late-answers.tsx#LateAnswers",
      "/admin-ui/accessible-names.tsx#AccessibleNames",
      "/admin-ui/navigation.tsx#Navigation",
    ],
    header: ["/admin-ui/navigation.tsx#SkipLink"],
    beforeNav: ["/admin-ui/logo.tsx#NavBrand"],
    Nav: "/translations/screens/menu.tsx#Menu",
    beforeNavLinks: [
      "/admin-ui/navigation.tsx#HomeLink",
      "/translations/screens/menu.tsx#TranslatorsWork",
    ],
    views: {
      dashboard: {
        Component: {
          path: "/dashboard/dashboard.tsx#Dashboard",
          serverProps: { siteUrl, purgeUrl, purgeSecret },
        },
      },
      sources: {
        path: "/sources",
        exact: true,
        Component: {
          path: "/dashboard/sources/sources-view.tsx#SourcesView",
          serverProps: { purgeUrl, purgeSecret },
        },
        meta: { title: "Sources and campaigns" },
      },
      ...INBOX_VIEWS,
      search: {
        path: "/search",
        exact: true,
        Component: "/publishing/screens/search/search-view.tsx#SearchView",
        meta: { title: "Search" },
      },
      login: {
        Component: {
          path: "/accounts/screens/login-view.tsx#LoginView",
          serverProps: { company: oidc && COMPANY_ACCOUNT, hasPasswords: passwordLogin },
        },
      },
      forgot: { Component: NO_VIEW },
      createFirstUser: { Component: NO_VIEW },
    },
    actions: ["/admin-ui/header.tsx#HeaderTools"],
    graphics: { Logo: "/admin-ui/logo.tsx#Logo", Icon: "/admin-ui/logo.tsx#Icon" },
  },
});
