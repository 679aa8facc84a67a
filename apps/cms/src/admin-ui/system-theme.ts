/**
 * The theme of the user's system, where none was chosen: before the login Payload 3.90 sends its
 * screens no setting by which they would look for it, and a server only gets it over HTTPS.
 */
export function followSystemTheme(): void {
  if (/-theme=(?:dark|light)\b/.test(document.cookie)) return;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}
