import { addressOf, type FormCallName } from "#calls.ts";
import { restAddress } from "#rest-root.ts";
import { readHostSchema, type HostSchema } from "#form-host/host-schema.ts";

/**
 * Sent on form schemas and replies by a host that recognises repeats by their `_idempotency_key`.
 * Only such a host gets a message again after a lost reply.
 */
export const KEY_HEADER = "x-idempotency-key";
export const KEY_FIELD = "_idempotency_key";

/** Most bytes of a schema. */
export const SCHEMA_MOST = 256 * 1024;

const FEEDBACK = /\/feedback\/?$/;

/** Address of a form's rules, possibly in the query; `null` if it is not Contact Form 7's. */
export function schemaAddress(feedback: string): string | null {
  const url = new URL(feedback);
  const route = url.searchParams.get("rest_route");
  if (route !== null && FEEDBACK.test(route))
    url.searchParams.set("rest_route", route.replace(FEEDBACK, "/feedback/schema"));
  else if (FEEDBACK.test(url.pathname))
    url.pathname = url.pathname.replace(FEEDBACK, "/feedback/schema");
  else return null;
  return url.href;
}

/** The form's id in its address, such as `123`. */
export function formIdOf(feedback: string): string | null {
  const url = new URL(feedback);
  const path = url.searchParams.get("rest_route") ?? url.pathname;
  return /\/([\w-]+)\/feedback\/?$/.exec(path)?.[1] ?? null;
}

/**
 * The address of a form from an owner's entry: an absolute address, the number of a Contact Form 7
 * form on the content host, or nothing for the contract's address. `root` replaces `/api`.
 */
export function feedbackAddress(
  host: string,
  call: FormCallName,
  named: string | undefined,
  root?: string,
): string {
  if (named === undefined) return restAddress(host, addressOf(call), root);
  return /^\d+$/.test(named)
    ? restAddress(host, addressOf(call).replace(/[\w-]+(?=\/feedback$)/, named), root)
    : named;
}

/** The contract's name of the form with this schema path; `null` for other paths. */
export function formOfSchemaPath(path: string): FormCallName | null {
  const names: FormCallName[] = ["contactForm", "resumeForm", "priceRequestForm", "surveyForm"];
  return names.find((name) => path.replace(/\/$/, "") === `${addressOf(name)}/schema`) ?? null;
}

/** Of a host without rules beyond the contract's, like the bundled one. */
export const PLAIN_SCHEMA = {
  version: "Contact Form 7 SWV Schema 2024-10",
  locale: "en_US",
  rules: [],
} as const;

export const RECOGNISES_KEYS = { [KEY_HEADER]: KEY_FIELD } as const;

export type SchemaAnswer =
  | { is: "schema"; schema: HostSchema }
  /** WordPress has no such route, or no such form. */
  | { is: "no-route" | "no-form" }
  /** Another response: whether the form exists is unknown. */
  | { is: "silent"; problem: string };

export function readSchemaAnswer({ status, body }: { status: number; body: string }): SchemaAnswer {
  const json = parseBeginning(body);
  if (status >= 200 && status < 300) {
    const schema = readHostSchema(json);
    return schema
      ? { is: "schema", schema }
      : { is: "silent", problem: "did not answer with a schema" };
  }
  const code = status === 404 ? codeOf(json) : "";
  if (code === "wpcf7_not_found") return { is: "no-form" };
  if (code === "rest_no_route") return { is: "no-route" };
  return { is: "silent", problem: `answered HTTP ${status}` };
}

const codeOf = (json: unknown): string =>
  typeof json === "object" && json !== null && "code" in json ? String(json.code) : "";

/**
 * The JSON of a response after PHP's output and a byte-order mark; `undefined` if there is none.
 */
export function parseBeginning(text: string): unknown {
  for (const start of [0, ...beginnings(text)]) {
    try {
      return JSON.parse(text.slice(start).replace(/^\uFEFF/, "")) as unknown;
    } catch {}
  }
  return undefined;
}

/** The first few places where an object may begin. */
function beginnings(text: string): number[] {
  const found: number[] = [];
  let at = text.indexOf('{"');
  while (at >= 0 && found.length < 5) {
    found.push(at);
    at = text.indexOf('{"', at + 1);
  }
  return found;
}
