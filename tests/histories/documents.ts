/** Where a document can be had: its page, the addresses of its files, and the links to it. */
import { DOCUMENT_PAGE, documentLink } from "@meridian/contract/site-protocol/document-link";
import type { History } from "./history.ts";
import type { DocumentItem } from "./model.ts";
import type { Check, Reading } from "./reading.ts";

/** Of the files that the steps add. */
const ADDRESS = /\/media\/(document-[\w-]+\.pdf)/g;

interface Had {
  status: number;
  bytes: Buffer;
}

async function had(address: string, body?: URLSearchParams): Promise<Had> {
  const response = await fetch(address, { ...(body && { method: "POST", body }) });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const allIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The page has the present file's address, the form, or neither, of no other document either. */
async function ofPage(
  { page, state, filenames }: DocumentItem,
  id: string,
  reading: Reading,
): Promise<string[]> {
  const open = state === "open" ? filenames.slice(-1) : [];
  const forms = state === "closed" ? [id] : [];
  const found: string[] = [];
  const { status, body } = await reading.get(page);
  const addresses = allIn(body, ADDRESS);
  if (status !== 200) found.push(`${page}: ${status}`);
  if (!isSame(addresses, open)) found.push(`${page}: has ${addresses.join()}, not ${open.join()}`);
  const shown = allIn(body, /<form\b[^>]*\sid="document-([^"]+)"/g);
  if (!isSame(shown, forms))
    found.push(`${page}: has forms of ${shown.join()}, not ${forms.join()}`);
  const markdown = await reading.get(`${page}.md`);
  const others = allIn(markdown.body, ADDRESS).filter((name) => !open.includes(name));
  if (others.length > 0) found.push(`${page}.md: has ${others.join()}`);
  return found;
}

/** Only an open document's present file has an address, at site and host. */
async function ofFiles(
  { visitor, host }: History,
  { filenames, state, bytes }: DocumentItem,
): Promise<string[]> {
  const found: string[] = [];
  for (const origin of [visitor.url, host.url])
    for (const filename of filenames) {
      const address = `${origin}/media/${filename}`;
      const reply = await had(address);
      const isOpen = state === "open" && filename === filenames.at(-1);
      if (isOpen && (reply.status !== 200 || !reply.bytes.equals(bytes)))
        found.push(`${address}: ${reply.status} instead of the file`);
      if (!isOpen && reply.status < 400) found.push(`${address}: ${reply.status}; it is not open`);
    }
  return found;
}

/** A link that was sent leads to the present file until the document is deleted. */
async function ofLink(
  { visitor, host }: History,
  { page, state, bytes }: DocumentItem,
  id: string,
): Promise<string[]> {
  const { link } = documentLink(host.purgeSecret, { id, page }, Date.now());
  const address = visitor.url + DOCUMENT_PAGE;
  const shown = await had(`${address}?link=${link}`);
  const pressed = await had(address, new URLSearchParams({ link }));
  const isThere = state !== "deleted";
  const expected = isThere ? 200 : 410;
  return [
    ...(shown.status === expected ? [] : [`its link: ${shown.status} instead of ${expected}`]),
    ...(pressed.status === expected && (!isThere || pressed.bytes.equals(bytes))
      ? []
      : [`its link's button: ${pressed.status} instead of ${isThere ? "the file" : expected}`]),
  ];
}

export const documentChecks = (history: History): Check[] =>
  history.model.documents.map((document) => ({
    name: `document ${document.page}`,
    async run(reading) {
      const id = String(document.number);
      return [
        ...(await ofPage(document, id, reading)),
        ...(await ofFiles(history, document)),
        ...(await ofLink(history, document, id)),
      ];
    },
  }));
