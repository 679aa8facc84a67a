/** Settings that are wrong: one line for each, with its name, its value and what would be right. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}
