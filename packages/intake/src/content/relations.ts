import type { FileRefusal } from "@meridian/contract/forms";
import type { AttributeOf } from "#content/xml.ts";

/**
 * What a Word document's relations lead to. Word itself follows some of them when the document is
 * opened: a template brings its macros along, an address on another machine gets the reader's
 * login. `active`: taken and marked; any other reason refuses the document.
 */
export type Verdict = "harmless" | "active" | FileRefusal;

/** Kinds of relation, by the last word of their type (there are two spellings of what is before). */
const MACROS = new Set(["vbaproject", "wordvbadata"]);
/** Opened by a click within the document, or taken into it. */
const OPENED = new Set(["oleobject", "package", "afchunk", "control", "activexcontrolbinary"]);
/** May be on its author's own disk, where no reader has anything. */
const AT_HOME = new Set(["attachedtemplate", "image", "mailmergesource", "mailmergeheadersource"]);
/** Loaded into the document when it is opened: what an attack uses them for. */
const LOADED = new Set([
  "attachedtemplate",
  "frame",
  "subdocument",
  "oleobject",
  "package",
  "afchunk",
  "control",
]);

/** `part`: the name of the part that holds the relation. */
export function relationVerdict(attributeOf: AttributeOf, part: string): Verdict {
  const type = /[^/]*$/.exec((attributeOf("Type") ?? "").toLowerCase().trim())?.[0] ?? "";
  if (MACROS.has(type)) return "macros";
  const place = placeOf(attributeOf("Target") ?? "", attributeOf("TargetMode") ?? "");
  // A chart keeps its numbers in a workbook, and loads them when they are edited.
  const isChart = /(?:^|\/)charts\//i.test(part);
  if (place === "within")
    return OPENED.has(type) && !(isChart && type === "package") ? "active" : "harmless";
  if (type === "hyperlink") return "harmless";
  if (place === "home") return AT_HOME.has(type) ? "harmless" : "active";
  return LOADED.has(type) && !isChart ? "outside" : "active";
}

type Place = "within" | "home" | "web" | "elsewhere";

/** Where a target lies: in the document, on the author's disk, on the web, or on another machine. */
function placeOf(target: string, mode: string): Place {
  const address = unescaped(target)
    .replace(/[\s\p{Cc}]+/gu, "")
    .replaceAll("\\", "/")
    .toLowerCase();
  const file = /^file:(\/*)(.*)$/.exec(address);
  if (file) return placeOfFile(file[1]?.length ?? 0, file[2] ?? "");
  if (address.startsWith("//")) return "elsewhere";
  if (/^[a-z][:|]/.test(address)) return "home";
  if (/^(?:https?|cid):/.test(address)) return "web";
  if (/^[a-z][a-z0-9+.-]+:/.test(address)) return "elsewhere";
  return mode.trim().toLowerCase() === "external" ? "home" : "within";
}

function placeOfFile(slashes: number, path: string): Place {
  const isDrive = /^[a-z][:|]/.test(path);
  const hasHost = slashes === 2 && !/^(?:localhost)?(?:\/|$)/.test(path);
  return isDrive || (slashes < 4 && !hasHost) ? "home" : "elsewhere";
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
