/** Where submissions are announced in a chat: Slack's incoming webhooks, workflows of Microsoft Teams. */
import { kind } from "#kinds.ts";

export type ChatApp = "slack" | "teams";

const KINDS = ["contact", "resume", "price-request", "survey"] as const;
type Form = (typeof KINDS)[number];

export interface ChatAddress {
  app: ChatApp;
  url: string;
  /** Of these forms; `undefined`: of all. */
  kinds: readonly Form[] | undefined;
}

const ENTRY = /^(slack|teams)(?::([a-z+-]+))?=(https:\/\/\S+)$/;

function addressIn(entry: string): ChatAddress | undefined {
  const [, app, forms, address = ""] = ENTRY.exec(entry) ?? [];
  const kinds = forms?.split("+").map((form) => KINDS.find((known) => known === form));
  if ((app !== "slack" && app !== "teams") || !URL.canParse(address)) return undefined;
  if (kinds && !kinds.every((form) => form !== undefined)) return undefined;
  const { href, username, password } = new URL(address);
  return username || password ? undefined : { app, url: href, kinds };
}

/** Each app announces a form's submissions in one place. */
const areApart = (addresses: readonly ChatAddress[]): boolean => {
  const places = addresses.flatMap(({ app, kinds = KINDS }) => kinds.map((form) => app + form));
  return new Set(places).size === places.length;
};

export const chatAddresses = kind<readonly ChatAddress[]>(
  "slack=https://… or teams=https://…, or of some forms slack:contact+resume=https://… (contact, resume, price-request, survey), separated by spaces, with one address for each app and form",
  (value) => {
    const read = value.split(/\s+/).map(addressIn);
    const isRead = (one: ChatAddress | undefined): one is ChatAddress => one !== undefined;
    return read.every(isRead) && areApart(read) ? read : undefined;
  },
);
