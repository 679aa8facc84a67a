/** Lower case while typing (CON-02): the text and the new caret position. `null`: no change. */
export function lowerCase(text: string, caret: number): { text: string; caret: number } | null {
  const lower = text.toLowerCase();
  // Some letters become longer (İ becomes two characters): the caret follows the lowered text.
  return lower === text ? null : { text: lower, caret: text.slice(0, caret).toLowerCase().length };
}
