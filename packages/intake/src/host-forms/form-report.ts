import { differencesOf } from "@meridian/contract/form-host/differences";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import type { SchemaReading } from "#host-forms/read-schema.ts";
import { declarationOf } from "#kinds.ts";
import type { Log } from "#log.ts";
import type { Kind } from "#submission.ts";

export interface FormReport {
  schemaRead(kind: Kind, url: string, reading: SchemaReading, schema: HostSchema | null): void;
  answered(kind: Kind, url: string, status: number): void;
  problems(): string[];
}

/** The setting with the address of this form. */
export const settingOf = (kind: Kind): string =>
  `FORM_${kind.toUpperCase().replaceAll("-", "_")}_URL`;

/** Reports findings about the hosts' forms once, and again when they change. */
export function createFormReport(log: Log): FormReport {
  const reported = new Map<Kind, string>();
  const wrong = new Map<Kind, string>();
  const missing = new Map<Kind, string>();
  return {
    problems: () => [...wrong.values(), ...missing.values()],
    answered(kind, url, status) {
      if (status !== 404) return void missing.delete(kind);
      if (wrong.has(kind) || missing.has(kind)) return;
      const address = placeOf(url);
      const problem = noForm(kind, address, "it returned 404 to a message");
      missing.set(kind, problem);
      log.error({ alert: true, form: kind, address }, `host forms: ${problem}`);
    },
    schemaRead(kind, url, reading, schema) {
      // Deliveries report an unreachable host.
      if (reading.is === "away") return;
      const address = placeOf(url);
      const problem = problemOf(kind, address, reading);
      const differences =
        reading.is === "schema" && schema ? differencesOf(schema, declarationOf(kind)) : [];
      const refused = differences.filter((one) => one.kind === "refused").map(({ note }) => note);
      const other = differences.filter((one) => one.kind !== "refused").map(({ note }) => note);
      const whole = [problem, ...refused].filter((text) => text !== "");
      if (whole.length > 0)
        wrong.set(kind, problem || `the host's ${kind} form ${refused.join("; it ")}`);
      else wrong.delete(kind);
      const words = JSON.stringify([reading.is, problem, refused, other]);
      if (reported.get(kind) === words) return;
      reported.set(kind, words);
      if (problem) log.error({ alert: true, form: kind, address }, `host forms: ${problem}`);
      if (refused.length > 0)
        log.error(
          { alert: true, form: kind, address, problems: refused },
          "host forms: the host's form refuses what the site's form sends; such messages are set aside: fix the form there, then npm run outbox -- replay --all",
        );
      if (other.length > 0)
        log.warn(
          { form: kind, address, notes: other },
          "host forms: the host's form is stricter than the site's",
        );
      if (reading.is === "silent")
        log.info(
          { form: kind, address, problem: reading.problem },
          "host forms: the host declares no rules for its form; only the site's own rules apply",
        );
    },
  };
}

function problemOf(kind: Kind, address: string, { is }: SchemaReading): string {
  if (is !== "no-route" && is !== "no-form") return "";
  const what =
    is === "no-form"
      ? "there is no form with this number (404 wpcf7_not_found)"
      : "the host has no such route (404 rest_no_route)";
  return noForm(kind, address, what);
}

const noForm = (kind: Kind, address: string, what: string): string =>
  `${address} is not the address of a form: ${what}. Messages wait meanwhile; set ${settingOf(kind)} to the number of the host's form, or to its address`;

/** For the log, without query and user name, which may be secret. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
