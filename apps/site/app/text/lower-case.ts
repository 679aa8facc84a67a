/**
 * Lower case while typing (CON-02): the text and where the caret then stands. `null`: nothing to
 * change.
 */
export function lowerCase(text: string, caret: number): { text: string; caret: number } | null {
  const lower = text.toLowerCase();
  // A few letters grow (İ becomes two): the caret counts from the lowered beginning.
  return lower === text ? null : { text: lower, caret: text.slice(0, caret).toLowerCase().length };
}
