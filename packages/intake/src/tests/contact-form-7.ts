import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A fake Contact Form 7, as documented: numbered forms, public schema, repeats, no keys. */
export interface ContactForm7 {
  url(number?: number): string;
  origin: string;
  rules: object[];
  taken: FormData[];
  requests: string[];
  /** Replaces the response to an accepted message. */
  afterTaking: ((response: ServerResponse) => void) | undefined;
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  stop(): Promise<void>;
}

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void =>
  void response
    .writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers })
    .end(JSON.stringify(body));

export const outcome = (status: string, invalid: string[] = []) => ({
  contact_form_id: 12,
  status,
  message: "Thank you for your message, Anna Lindqvist.",
  posted_data_hash: "x",
  into: "#wpcf7-f12-o1",
  invalid_fields: invalid.map((field) => ({ field, message: "Wrong.", idref: null, error_id: "" })),
});

const refusal = (code: string) => ({ code, message: "Not found.", data: { status: 404 } });
const ROUTE = /\/wp-json\/contact-form-7\/v1\/contact-forms\/(\d+)\/(feedback(?:\/schema)?)$/;

export async function startContactForm7(port = 0): Promise<ContactForm7> {
  const host = { rules: [], taken: [], requests: [] } as unknown as ContactForm7;
  const server = createServer(async (request, response) => {
    if (host.instead?.(request, response)) return;
    const [, number, what = ""] = ROUTE.exec(request.url ?? "") ?? [];
    host.requests.push(`${request.method} ${what}`);
    if (!number) return sendJson(response, 404, refusal("rest_no_route"));
    if (request.method === "OPTIONS") return sendJson(response, 200, { methods: ["POST"] });
    if (number !== "12") return sendJson(response, 404, refusal("wpcf7_not_found"));
    if (what.endsWith("schema"))
      return sendJson(response, 200, { version: "1", locale: "en_US", rules: host.rules });
    await takeMessage(host, request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.url = (number = 12) =>
    `${host.origin}/wp-json/contact-form-7/v1/contact-forms/${number}/feedback`;
  host.stop = () =>
    new Promise((resolve) =>
      server.listening ? void server.close(() => resolve()).closeAllConnections() : resolve(),
    );
  return host;
}

async function takeMessage(
  host: ContactForm7,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = await new Response(request as unknown as BodyInit, {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  })
    .formData()
    .catch(() => null);
  if (!form) return void response.destroy();
  const invalid = host.rules.flatMap((rule) => {
    const { rule: kind, field, threshold } = rule as Record<string, string>;
    const value = form.get(field ?? "");
    const isBroken =
      (kind === "required" && !value) ||
      (kind === "maxlength" && typeof value === "string" && value.length > Number(threshold));
    return isBroken && field ? [field] : [];
  });
  if (invalid.length > 0) return sendJson(response, 200, outcome("validation_failed", invalid));
  host.taken.push(form);
  if (host.afterTaking) return host.afterTaking(response);
  sendJson(response, 200, outcome("mail_sent"));
}
