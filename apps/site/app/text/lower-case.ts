/** While typing (CON-02). `null`: no change. */
export function lowerCase(text: string, caret: number): { text: string; caret: number } | null {
  const lower = text.toLowerCase();
  // Some letters become longer: İ becomes two characters.
  return lower === text ? null : { text: lower, caret: text.slice(0, caret).toLowerCase().length };
}
