/** What is written from the list of settings: the example file, and the operators' table. */
import { GROUPS } from "#environment/declared.ts";
import { rightOf } from "#environment/read.ts";
import type { Setting } from "#environment/setting.ts";

const WIDTH = 120;

const shownOf = ({ byDefault, shown }: Setting): string => byDefault ?? shown ?? "";
const entriesOf = (settings: object): [name: string, setting: Setting][] =>
  Object.entries(settings);

/** A comment in lines of at most `WIDTH` characters. */
function commented(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join("\n");
}

/** `.env.example`: every setting, commented out, with what it is where it is not set. */
export const exampleFile = (): string =>
  [
    "# Settings. Copy to .env and take away the # where the value should differ; what is shown is the default.",
    "# The shell's environment wins over .env; an empty value counts as not set. Each app names wrong settings when it starts.",
    "# Each secret may stand in a file of its own: its name with _FILE behind it is the file's path (docs/settings.md).",
    "# Written by `npm run settings` from packages/contract/src/environment/declared.ts.",
    ...GROUPS.flatMap(({ title, settings }) => [
      `\n# --- ${title} ---\n`,
      ...entriesOf(settings).map(
        ([name, setting]) => `${commented(setting.says)}\n#${name}=${shownOf(setting)}`,
      ),
    ]),
    "",
  ].join("\n");

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** `docs/settings.md`: the same as tables, with what each app says of a wrong value. */
export const settingsPage = (): string =>
  [
    "# Settings",
    "",
    "What an operator sets in `.env` or the environment. An empty value counts as not set; each app names all wrong settings",
    "when it starts, and does not start. One that is marked as a secret may stand in a file of its own instead: the same name with",
    "`_FILE` behind it is the file's path, as Docker, systemd and Kubernetes hand secrets over; one newline at its end does not count.",
    "Both at once, a file that cannot be read, and an empty one are wrong settings. Written by `npm run settings` from `packages/contract/src/environment/declared.ts`.",
    ...GROUPS.flatMap(({ title, settings }) => [
      "",
      `## ${title}`,
      "",
      "| Setting | What it is | It must be | Not set |",
      "|---|---|---|---|",
      ...entriesOf(settings).map(([name, setting]) => {
        const right = setting.reads ? rightOf(setting.reads) : "";
        const shown = shownOf(setting);
        return `| \`${name}\`${setting.isSecret ? " (secret)" : ""} | ${cell(setting.says)} | ${cell(right)} | ${shown && `\`${cell(shown)}\``} |`;
      }),
    ]),
    "",
  ].join("\n");
