/** Invalid settings: one line each, with name, value and what would be right. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}
