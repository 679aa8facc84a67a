import { randomUUID } from "node:crypto";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { ask, type Asked, type Reply } from "./nginx.ts";

export interface Contact {
  /** The visitor's address. */
  from?: string;
  /** A PDF of so many bytes. */
  fileBytes?: number;
  typed?: Record<string, string>;
  headers?: Record<string, string>;
  agent?: Asked["agent"];
}

/**
 * A contact message through nginx at `https`, as the page's script posts it: a challenge is asked
 * for, solved, and sent along.
 */
export async function sendContact(
  https: number,
  { from = "127.0.0.1", fileBytes, typed = {}, headers = {}, agent = false }: Contact = {},
): Promise<Reply> {
  const asked = await ask(https, "/captcha/challenge", { agent });
  const challenge: Challenge = JSON.parse(asked.body);
  const solution = await solveChallenge({ challenge, deriveKey });
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
    captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"),
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
  return ask(https, "/", {
    method: "POST",
    from,
    agent,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      accept: "application/json",
      origin: `https://localhost:${https}`,
      "content-type": encoded.headers.get("content-type") ?? "",
      ...headers,
    },
  });
}
