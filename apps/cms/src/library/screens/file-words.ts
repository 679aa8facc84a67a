import { PDF } from "#library/prepared-file.ts";
import type { Words } from "#admin-ui/words/words.ts";

export { plainName } from "#library/plain-name.ts";

const SVG = "image/svg+xml";
const PICTURES = ["image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];

/** Quick filters of the library. */
export const FILE_FACETS = [
  {
    label: "Kind of file",
    choices: [
      { label: "Pictures", condition: { mimeType: { in: PICTURES } } },
      { label: "Drawings", condition: { mimeType: { equals: SVG } } },
      { label: "Videos", condition: { mimeType: { contains: "video/" } } },
      { label: "Documents", condition: { mimeType: { equals: PDF } } },
    ],
  },
  {
    label: "What it lacks",
    // `lacking.ts` decides which files need a description.
    choices: [{ label: "No description", condition: { alt: { exists: "false" } } }],
  },
];

export interface ListedFile {
  alt?: string | null;
  decorative?: boolean | null;
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
  pages?: number | null;
  behindForm?: boolean | null;
}

/** Visitors with a screen reader hear nothing of it. */
export const lacksDescription = ({ alt, decorative, mimeType }: ListedFile): boolean =>
  !alt?.trim() && decorative !== true && mimeType !== PDF;

/** A document has no other name than its file's. */
export const nameOfFile = (file: ListedFile, t: Words): string =>
  file.alt?.trim() ||
  (file.mimeType === PDF ? (file.filename ?? "PDF") : "") ||
  t(file.decorative ? "Decorative picture" : "No description");

const kindOf = (type: string): string =>
  type === SVG ? "Drawing" : type === PDF ? "PDF" : type.startsWith("video/") ? "Video" : "";

export function sizeInWords(bytes: number, locale = "en-GB"): string {
  const inMegabytes = bytes >= 1_000_000;
  const amount = bytes / (inMegabytes ? 1_000_000 : 1000);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: inMegabytes ? 1 : 0 });
  return `${number.format(inMegabytes ? amount : Math.max(1, amount))} ${inMegabytes ? "MB" : "kB"}`;
}

/** `1200 × 800, 60 kB`; a drawing has no pixels of its own. */
export function factsOfFile(
  { mimeType, filesize, width, height, pages, behindForm }: ListedFile,
  t: Words,
): string {
  const type = mimeType ?? "";
  return [
    t(kindOf(type)),
    type.startsWith("image/") && type !== SVG && width && height ? `${width} × ${height}` : "",
    pages ? t.count(pages, "{n} page", "{n} pages") : "",
    typeof filesize === "number" ? sizeInWords(filesize, t.locale) : "",
    type === PDF && behindForm ? t("behind a form") : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}
