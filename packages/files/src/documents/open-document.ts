/** Texts, tables and presentations of LibreOffice (OASIS OpenDocument), for answers by mail. */
import { buffer } from "node:stream/consumers";
import type { FileRefusal } from "@meridian/contract/forms";
import { refusalOf } from "#documents/ooxml.ts";
import { partVerdict } from "#documents/ooxml-part.ts";
import { WRONG, type Ending, type Found } from "#documents/examine.ts";
import type { AttributeOf } from "#documents/xml.ts";
import { readXml } from "#documents/xml.ts";
import { openArchive, type Archive, type Member } from "#documents/zip.ts";

const KINDS: Readonly<Record<string, Ending>> = {
  text: ".odt",
  "text-template": ".odt",
  spreadsheet: ".ods",
  "spreadsheet-template": ".ods",
  presentation: ".odp",
  "presentation-template": ".odp",
};
const TYPE = /^application\/vnd\.oasis\.opendocument\.([\w-]+)$/;
const MACROS = /^(?:basic|scripts)\//i;
const MANIFEST = "meta-inf/manifest.xml";
/** Characters of all parts. */
const MOST_TEXT = 8 * 1024 * 1024;
/** Elements with which a document runs or loads something when it is opened. */
const ACTIVE = new Set(["event-listener", "dde-source", "dde-connection-decl", "applet", "plugin"]);
const AWAY = /^(?:https?:|ftp:|file:|smb:|\\\\|\/\/|vnd\.sun\.star\.(?:script|webdav))/i;
const ACTIVE_FORMULA = /\b(?:DDE|WEBSERVICE)\s*\(/i;

/** `null`: none of these documents. Throws if the archive is damaged. */
export async function examineOpenDocument(bytes: Buffer): Promise<Found | null> {
  const archive = await openArchive(bytes);
  const type = archive?.members.find(({ path }) => path === "mimetype");
  if (!archive || !type || type.entry.uncompressedSize > 100) return null;
  const words = (await contentOf(archive, type)).toString("latin1").trim();
  const ending = KINDS[TYPE.exec(words)?.[1] ?? ""];
  if (!ending) return null;
  const refused = archive.members.map(whyRefused).find((why) => why !== null);
  if (refused) return { refused };
  const budget = { left: MOST_TEXT };
  if (await isEncrypted(archive, budget)) return { ending, marks: ["encrypted"] };
  let isActive = archive.isUnusual;
  for (const member of archive.members) {
    const verdict = await verdictOf(archive, member, budget);
    if (verdict === null) return WRONG;
    isActive ||= verdict;
  }
  return { ending, marks: isActive ? ["active"] : [] };
}

const whyRefused = (member: Member): FileRefusal | null =>
  MACROS.test(member.path) ? "macros" : refusalOf(member);

const contentOf = async ({ zip }: Archive, { entry }: Member): Promise<Buffer> =>
  buffer(await zip.openReadStreamPromise(entry));

async function isEncrypted(archive: Archive, budget: { left: number }): Promise<boolean> {
  const manifest = archive.members.find(({ path }) => path.toLowerCase() === MANIFEST);
  if (!manifest) return false;
  let isFound = false;
  const see = (element: string): void => void (isFound ||= element === "encryption-data");
  await readXml(await archive.zip.openReadStreamPromise(manifest.entry), { see }, budget);
  return isFound;
}

/** Whether the part is active; `null`: it is none of a document. */
async function verdictOf(
  { zip }: Archive,
  { path, entry }: Member,
  budget: { left: number },
): Promise<boolean | null> {
  if (path.endsWith("/")) return false;
  const stream = await zip.openReadStreamPromise(entry);
  if (!/\.(?:xml|rdf)$/i.test(path)) {
    const verdict = await partVerdict(stream, { name: path, type: "", budget });
    return verdict === "harmless" ? false : verdict === "active" ? true : null;
  }
  let isActive = false;
  const see = (element: string, attributeOf: AttributeOf): void =>
    void (isActive ||= isActiveElement(element, attributeOf));
  const reading = await readXml(stream, { see }, budget);
  return reading === "refused" ? null : isActive || reading === "broken";
}

const isActiveElement = (element: string, attributeOf: AttributeOf): boolean =>
  ACTIVE.has(element) ||
  // A link is followed by a click.
  (element !== "a" && AWAY.test((attributeOf("href") ?? "").trim())) ||
  ACTIVE_FORMULA.test(attributeOf("formula") ?? "");
