/** Characters; fits every file system and mail header. */
const LONGEST = 120;
const LONGEST_ENDING = 12;

/**
 * The visitor's file name as data: the last path part without control, format and direction
 * characters (`cv\u202Efdp.exe` would show as `cvexe.pdf`), at most 120 characters with its ending.
 */
export function cleanFileName(given: string): string {
  const shown = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+(?=(?:pdf|docx?) *$)/i, "file.")
    .replace(/^[. ]+/, "");
  const name = shown.slice(0, endOf(shown));
  if (name === "") return "file";
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = [...(/\.[^. ]+$/.exec(name)?.[0] ?? "")].slice(0, LONGEST_ENDING);
  return [...characters.slice(0, LONGEST - ending.length), ...ending].join("");
}

/** Where trailing dots and blanks begin. A pattern would try each dot of a long row again. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === "." || text[end - 1] === " ")) end -= 1;
  return end;
}
