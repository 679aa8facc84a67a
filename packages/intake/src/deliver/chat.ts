import type { ChatAddress, ChatApp } from "@meridian/settings/chat-addresses";
import { ENGLISH, type Language } from "@meridian/messages/language";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { inboxAddress, subjectOf } from "#deliver/email.ts";
import { notNow, retry } from "#deliver/http.ts";
import { loadPublicFetch, postPublic } from "#deliver/post-public.ts";
import type { Kind, Submission } from "#submission.ts";

export interface ChatTarget {
  /** Read at each attempt, so that a corrected address helps messages that wait. */
  addresses(): readonly ChatAddress[];
  site: string;
  /** Address of the admin, if the content host has the inbox. */
  admin?: string | undefined;
  /** Of the announcement; default: English. */
  officeLanguage?(): Language;
  /** Default: `publicFetch()`, which refuses private networks. */
  fetch?: typeof globalThis.fetch;
}

/** The address that announces submissions of this kind in `app`. */
export const chatAddressOf = (
  { addresses }: Pick<ChatTarget, "addresses">,
  app: ChatApp,
  kind: Kind,
): string | undefined =>
  addresses().find((one) => one.app === app && (one.kinds?.includes(kind) ?? true))?.url;

export const chatAppsOf = (target: ChatTarget | undefined, kind: Kind): ChatApp[] =>
  target ? (["slack", "teams"] as const).filter((app) => chatAddressOf(target, app, kind)) : [];

export const chatSetting = (app: ChatApp): string =>
  `its address in the content host's admin (Answer people, Mail), or CHAT_URLS with ${app}=https://…`;

const ADDRESS = "the address under Answer people, Mail, or in CHAT_URLS";

/** An attempt that cannot succeed later. */
const FOR_GOOD = new Set([400, 410, 413, 422]);
/** The receivers' words for an address that is mistyped, or was removed there. */
const WRONG_ADDRESS = new Set([400, 401, 403, 404, 410]);

/**
 * Announces a submission in a channel: its kind and a link to the inbox, nothing of the visitor
 * (decision 118). A repeat after a missing reply may announce it twice.
 */
export function createChatDeliverer(app: ChatApp, target: ChatTarget): Deliverer {
  return {
    isUnset: () => !target.addresses().some((one) => one.app === app),
    async deliver({ submission }, _files, signal) {
      const url = chatAddressOf(target, app, submission.kind);
      if (!url)
        return retry(`it cannot be delivered: set ${chatSetting(app)}, for ${submission.kind}`);
      const fetch = target.fetch ?? (await loadPublicFetch());
      const request = requestOf(app, announcementOf(submission, target));
      return postPublic({ fetch, signal }, `correct ${ADDRESS}`, url, request, judge);
    },
  };
}

const requestOf = (app: ChatApp, announcement: Announcement) => ({
  body: JSON.stringify(BODIES[app](announcement)),
  headers: { "content-type": "application/json" },
});

/** A test of one address, in English. */
export const chatTest = (app: ChatApp, { site }: Pick<ChatTarget, "site">) =>
  requestOf(app, {
    text: `A test from the admin of ${new URL(site).host}: new submissions are announced here.`,
    link: undefined,
    isRightToLeft: false,
  });

function judge(response: Response): Delivery {
  if (response.ok) return { outcome: "delivered" };
  const { status } = response;
  const hint = WRONG_ADDRESS.has(status) ? `; check ${ADDRESS}` : "";
  if (FOR_GOOD.has(status)) return { outcome: "refused", error: `answered HTTP ${status}${hint}` };
  const delivery = notNow(response);
  return delivery.outcome === "retry" ? { ...delivery, error: delivery.error + hint } : delivery;
}

interface Announcement {
  text: string;
  link: { label: string; url: string } | undefined;
  isRightToLeft: boolean;
}

function announcementOf(submission: Submission, target: ChatTarget): Announcement {
  const { site, admin, officeLanguage } = target;
  const { t, direction } = officeLanguage?.() ?? ENGLISH;
  return {
    text: subjectOf(submission, { site }, t),
    link: admin
      ? { label: t("office.openInbox"), url: inboxAddress(admin, submission.id) }
      : undefined,
    isRightToLeft: direction === "rtl",
  };
}

const escapedForSlack = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const BODIES: Record<ChatApp, (announcement: Announcement) => object> = {
  slack: ({ text, link }) => ({
    text: escapedForSlack(text) + (link ? `\n<${link.url}|${escapedForSlack(link.label)}>` : ""),
    unfurl_links: false,
  }),
  // What the workflow "Post to a channel when a webhook request is received" takes.
  teams: ({ text, link, isRightToLeft }) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          ...(isRightToLeft && { rtl: true }),
          body: [{ type: "TextBlock", text, wrap: true }],
          ...(link && { actions: [{ type: "Action.OpenUrl", title: link.label, url: link.url }] }),
        },
      },
    ],
  }),
};
