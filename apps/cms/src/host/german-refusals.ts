/** What Payload refuses and own endpoints answer is in the user's language (decision 133). */
import type { AfterErrorHook, Endpoint, PayloadRequest } from "payload";
import { configWords } from "#admin-ui/words/german-text.ts";

type InGerman = (english: string) => string;

interface Refusal {
  message?: unknown;
  label?: unknown;
  data?: { errors?: Refusal[] } | null;
}

/** A label names the groups and rows around its field: `Questions 2 > Answer`. */
const labelled = (label: string, words: InGerman): string =>
  label
    .split(" > ")
    .map((part) => {
      const [, name = part, row = ""] = /^(.*?)( \d+)?$/s.exec(part) ?? [];
      return words(name) + row;
    })
    .join(" > ");

function inWords(refusal: Refusal, words: InGerman): Refusal {
  const { message, label, data } = refusal;
  const inner = data?.errors?.map((one) => inWords(one, words));
  // Payload's summary names the labels of what is wrong.
  const summary = data?.errors?.reduce<unknown>((text, one, at) => {
    const german = inner?.[at]?.label;
    return typeof text === "string" && typeof one.label === "string" && typeof german === "string"
      ? text.replaceAll(one.label, () => german)
      : text;
  }, message);
  const own = summary ?? message;
  return {
    ...refusal,
    ...(typeof own === "string" && { message: words(own) }),
    ...(typeof label === "string" && { label: labelled(label, words) }),
    ...(inner && { data: { ...data, errors: inner } }),
  };
}

export const refuseInGerman: AfterErrorHook = ({ req, result }) => {
  if (req.i18n?.language !== "de" || !result?.errors) return undefined;
  const words = configWords(req);
  return {
    response: { ...result, errors: result.errors.map((one) => inWords(one, words)) as never },
  };
};

type Json = Record<string, unknown>;

const TEXTS = ["message", "problem"] as const;
/** Lists of what became of each record, line or text, and the text of an entry. */
const LISTS = { results: "problem", report: "why", refused: "detail", long: "detail" } as const;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withText(json: Json, name: string, words: InGerman): Json {
  const text = json[name];
  return typeof text === "string" ? { ...json, [name]: words(text) } : json;
}

function answerInWords(json: Json, words: InGerman): Json {
  let own = json;
  for (const name of TEXTS) own = withText(own, name, words);
  for (const [list, name] of Object.entries(LISTS)) {
    const entries = own[list];
    if (Array.isArray(entries))
      own = {
        ...own,
        [list]: entries.map((one) => (isObject(one) ? withText(one, name, words) : one)),
      };
  }
  return Array.isArray(own.errors)
    ? { ...own, errors: own.errors.map((one) => (isObject(one) ? inWords(one, words) : one)) }
    : own;
}

async function inLanguageOf(req: PayloadRequest, response: Response): Promise<Response> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (req.i18n?.language !== "de" || !isJson) return response;
  const json: unknown = await response.clone().json();
  if (!isObject(json)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(answerInWords(json, configWords(req)), { status, statusText, headers });
}

/** Files, streams and redirects pass untouched. */
export const endpointInGerman = <E extends Omit<Endpoint, "root">>(endpoint: E): E => ({
  ...endpoint,
  handler: async (req: PayloadRequest) => inLanguageOf(req, await endpoint.handler(req)),
});
