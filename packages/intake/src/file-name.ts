/** Longest kept name, in characters: fits every file system and every mail header. */
const LONGEST = 120;
const LONGEST_ENDING = 12;

/**
 * The visitor's file name as data: last path part, without control, format and direction marks
 * (with one, `cv\u202Efdp.exe` would be shown as `cvexe.pdf`), at most 120 characters with its ending kept.
 */
export function cleanFileName(given: string): string {
  const name = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, "")
    .replace(/\s+/g, " ")
    // Nothing but an ending: it must stay one.
    .replace(/^[. ]+(?=(?:pdf|docx?) *$)/i, "file.")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (name === "") return "file";
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = [...(/\.[^. ]+$/.exec(name)?.[0] ?? "")].slice(0, LONGEST_ENDING);
  return [...characters.slice(0, LONGEST - ending.length), ...ending].join("");
}
