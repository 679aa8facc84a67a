import { randomUUID } from "node:crypto";
import type { Challenge } from "altcha-lib";
import { contactMessage, solve } from "../../packages/intake/src/tests/posts.ts";
import { requestTls, type Reply } from "./nginx.ts";

export interface Contact {
  from?: string;
  /** Adds a PDF with so many bytes between its first and last line. */
  fileBytes?: number;
  typed?: Record<string, string>;
  headers?: Record<string, string>;
  /** Replaces the captcha: a solved text question. */
  solved?: Record<string, string>;
}

const pdf = (bytes: number): File =>
  new File([`%PDF-1.7\n${"x".repeat(bytes)}\n%%EOF\n`], "plan.pdf", { type: "application/pdf" });

/** Sends a contact message through nginx at `https`, like the page's script. */
export async function sendContact(
  https: number,
  { from = "127.0.0.1", fileBytes, typed = {}, headers = {}, solved }: Contact = {},
): Promise<Reply> {
  const form = contactMessage({
    key: randomUUID(),
    ...typed,
    ...(solved ??
      (await solve(JSON.parse((await requestTls(https, "/captcha/challenge")).body) as Challenge))),
    ...(fileBytes !== undefined && { "file-type": pdf(fileBytes) }),
  });
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
