/** Searches a run's logs for what its tests sent. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { createSearch } from "./personal-data.ts";
import { sentFile } from "./run-folder.ts";

const FORMS: readonly FormKind[] = [contactForm, priceRequestForm, resumeForm, surveyForm];
/** Fields that visitors fill in freely or browsers autofill; the rest are choices of the page. */
const personal = (form: FormKind): string[] =>
  form.fields
    .filter(({ autocomplete, type }) => autocomplete !== undefined || type === "multiline")
    .map(({ name }) => name);

interface Sent {
  /** Ids of submissions accepted by this run's sites. */
  taken: string[];
  values: string[];
}

function sentTo(journal: string): Sent {
  const db = new DatabaseSync(journal, { readOnly: true });
  try {
    const rows = db.prepare("select id, kind, fields from submissions").all() as {
      id: string;
      kind: string;
      fields: string;
    }[];
    const typed = rows.flatMap(({ kind, fields }) => {
      const values: Record<string, string> = JSON.parse(fields);
      const form = FORMS.find((each) => each.kind === kind);
      return (form ? personal(form) : []).map((name) => values[name] ?? "");
    });
    const names = (db.prepare("select name from files").all() as { name: string }[]).map(
      ({ name }) => name,
    );
    return { taken: rows.map(({ id }) => id), values: [...typed, ...names] };
  } finally {
    db.close();
  }
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];

/** All that a run sent: accepted, by its sites' journals, and noted by tests, accepted or not. */
function sentIn(run: string): Sent {
  const journals = namesIn(join(run, "data"))
    .map((site) => join(run, "data", site, "intake/journal.sqlite"))
    .filter((path) => existsSync(path));
  const stored = journals.map(sentTo);
  const noted = existsSync(sentFile(run))
    ? readFileSync(sentFile(run), "utf8")
        .trim()
        .split("\n")
        .flatMap((line) => JSON.parse(line) as string[])
    : [];
  return {
    taken: stored.flatMap(({ taken }) => taken),
    values: [...stored.flatMap(({ values }) => values), ...noted],
  };
}

export interface RunCheck {
  /** One per line; empty if no log has visitors' data. */
  complaints: string[];
  lines: number;
  logs: number;
  submissions: number;
}

export function checkRun(run: string): RunCheck {
  const { taken, values } = sentIn(run);
  const holds = createSearch(values);
  const logs = namesIn(join(run, "logs")).map((name) => ({
    name,
    lines: readFileSync(join(run, "logs", name), "utf8")
      .split("\n")
      .filter((line) => line !== ""),
  }));
  const whole = new Set(
    logs.flatMap(({ lines }) =>
      lines.flatMap((line) => /"submission":"([^"]+)"/.exec(line)?.[1] ?? []),
    ),
  );
  const undelivered = taken.filter((id) => !whole.has(id));
  return {
    complaints: [
      ...(logs.length === 0 ? ["there are no logs"] : []),
      ...logs.filter(({ lines }) => lines.length === 0).map(({ name }) => `${name} is empty`),
      ...(undelivered.length > 0
        ? [
            `${undelivered.length} of ${taken.length} submissions are in no log, so these are not the logs of the servers that took them`,
          ]
        : []),
      ...logs.flatMap(({ name, lines }) =>
        lines
          .filter(holds)
          .map((line) => `${name} holds what a visitor sent: ${line.slice(0, 500)}`),
      ),
    ],
    lines: logs.reduce((sum, { lines }) => sum + lines.length, 0),
    logs: logs.length,
    submissions: taken.length,
  };
}
