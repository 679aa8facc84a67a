/** Longest kept name, in characters: fits every file system and every mail header. */
const LONGEST = 120;
const LONGEST_ENDING = 12;

/**
 * The visitor's file name as data: last path part, without control, format and direction marks
 * (with one, `cv\u202Efdp.exe` would be shown as `cvexe.pdf`), at most 120 characters with its
 * ending kept.
 */
export function cleanFileName(given: string): string {
  const shown = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, "")
    .replace(/\s+/g, " ")
    // Nothing but an ending: it must stay one.
    .replace(/^[. ]+(?=(?:pdf|docx?) *$)/i, "file.")
    .replace(/^[. ]+/, "");
  const name = shown.slice(0, endOf(shown));
  if (name === "") return "file";
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = [...(/\.[^. ]+$/.exec(name)?.[0] ?? "")].slice(0, LONGEST_ENDING);
  return [...characters.slice(0, LONGEST - ending.length), ...ending].join("");
}

/**
 * Where the dots and blanks at the end begin. No pattern: one that looks for an end tries each dot
 * of a long row anew.
 */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === "." || text[end - 1] === " ")) end -= 1;
  return end;
}
