import type { Submission } from "@meridian/intake";
import type { PrivateSettings } from "@meridian/contract/site-protocol/private-settings";
import type { Connections } from "#server/forms/connections.ts";

type Sent = Pick<Submission, "kind" | "page"> & { source?: Pick<Submission["source"], "language"> };
type Known = Pick<PrivateSettings, "recipients"> | null | undefined;

const KINDS: readonly Sent["kind"][] = ["contact", "resume", "price-request", "survey"];

/**
 * Who gets the email of a message (OWN-35, OWN-119): a vacancy's recipients for the page's language, else
 * all of the vacancy, else those of the language, else the form's, else those of the environment.
 * `undefined`: the content host has not responded yet, and the environment names no one.
 */
export function recipientsOf(
  known: Known,
  ofEnvironment: readonly string[],
  { kind, page, source }: Sent,
): readonly string[] | undefined {
  const {
    forms = {},
    vacancies = {},
    languages = {},
    languageVacancies = {},
  } = known?.recipients ?? {};
  const inLanguage = <T>(lists: Record<string, Record<string, T>>): Record<string, T> =>
    new Map(Object.entries(lists)).get(source?.language ?? "") ?? {};
  const ofLanguage = inLanguage(languages);
  const ofVacancy =
    kind === "resume"
      ? [inLanguage(languageVacancies), vacancies].map((lists) => ownOf(lists, decoded(page)))
      : [];
  const found = [...ofVacancy, ownOf(ofLanguage, kind), ownOf(forms, kind), ofEnvironment].find(
    (list) => list.length > 0,
  );
  return found ?? (known === undefined ? undefined : []);
}

const ownOf = (lists: Record<string, readonly string[]>, name: string): readonly string[] =>
  Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];

/** The intake's pages are canonical addresses, so that the escapes are valid. */
const decoded = (page: string): string => {
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
};

export interface Notices {
  /** Forms of whose messages no one is notified, by email, webhook or chat. */
  unnoticed: Sent["kind"][];
  hasMailServer: boolean;
}

export function noticesOf(
  known: Known,
  connections: Pick<Connections, "mail" | "webhook" | "chats">,
): Notices {
  const mail = connections.mail();
  const webhook = connections.webhook();
  const isNoticed = (kind: Sent["kind"]): boolean =>
    webhook !== undefined ||
    connections.chats().some(({ kinds }) => kinds?.includes(kind) ?? true) ||
    (mail !== undefined && recipientsOf(known, mail.to, { kind, page: "" })?.length !== 0);
  return {
    unnoticed: KINDS.filter((kind) => !isNoticed(kind)),
    hasMailServer: mail !== undefined,
  };
}
