import type { FileRefusal } from "@meridian/contract/forms";
import type { AttributeOf } from "#documents/xml.ts";

/**
 * Word follows some of a document's relations when it opens it: a template brings macros, an
 * address on another machine gets the reader's login. `active`: accepted with a flag; other
 * verdicts refuse the document.
 */
export type Verdict = "harmless" | "active" | FileRefusal;

/** By the last word of a relation's type, whose beginning has two spellings. */
const MACROS = new Set(["vbaproject", "wordvbadata"]);
/** Opened by a click, or embedded. */
const OPENED = new Set(["oleobject", "package", "afchunk", "control", "activexcontrolbinary"]);
/** May be on the author's disk: the reader's machine has nothing there. */
const AT_HOME = new Set(["attachedtemplate", "image", "mailmergesource", "mailmergeheadersource"]);
/** Loaded on opening: used by attacks. */
const LOADED = new Set([
  "attachedtemplate",
  "frame",
  "subdocument",
  "oleobject",
  "package",
  "afchunk",
  "control",
]);

/** `part`: the part with the relation. */
export function relationVerdict(attributeOf: AttributeOf, part: string): Verdict {
  const type = /[^/]*$/.exec((attributeOf("Type") ?? "").toLowerCase().trim())?.[0] ?? "";
  if (MACROS.has(type)) return "macros";
  const place = placeOf(attributeOf("Target") ?? "", attributeOf("TargetMode") ?? "");
  // A chart's numbers are in a workbook that is loaded on editing.
  const isChart = /(?:^|\/)charts\//i.test(part);
  if (place === "within")
    return OPENED.has(type) && !(isChart && type === "package") ? "active" : "harmless";
  if (type === "hyperlink") return "harmless";
  if (place === "home") return AT_HOME.has(type) ? "harmless" : "active";
  return LOADED.has(type) && !isChart ? "outside" : "active";
}

type Place = "within" | "home" | "web" | "elsewhere";

/** In the document, on the author's disk, on the web, or on another machine. */
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
