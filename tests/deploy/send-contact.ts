import { randomUUID } from "node:crypto";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { requestTls, type Reply } from "./nginx.ts";

export interface Contact {
  from?: string;
  /** Adds a PDF of this size. */
  fileBytes?: number;
  typed?: Record<string, string>;
  headers?: Record<string, string>;
  /** Replaces the captcha: a solved text question. */
  solved?: Record<string, string>;
}

async function solveCaptcha(https: number): Promise<Record<string, string>> {
  const challenge: Challenge = JSON.parse((await requestTls(https, "/captcha/challenge")).body);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

/** Sends a contact message through nginx at `https`, like the page's script. */
export async function sendContact(
  https: number,
  { from = "127.0.0.1", fileBytes, typed = {}, headers = {}, solved }: Contact = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    form: "contact",
    variant: "main",
    key: randomUUID(),
    reference: "",
    fullname: "Ann Lee",
    email: "ann@example.com",
    phone: "",
    description: "Hello",
    ...typed,
    ...(solved ?? (await solveCaptcha(https))),
  }))
    form.set(name, value);
  if (fileBytes !== undefined)
    form.set(
      "file-type",
      new File([`%PDF-1.7\n${"x".repeat(fileBytes)}\n%%EOF\n`], "plan.pdf", {
        type: "application/pdf",
      }),
    );
  const encoded = new Response(form);
  return requestTls(https, "/", {
    method: "POST",
    from,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      accept: "application/json",
      origin: `https://localhost:${https}`,
      "content-type": encoded.headers.get("content-type") ?? "",
      ...headers,
    },
  });
}
