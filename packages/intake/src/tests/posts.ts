import { POSTED } from "@meridian/contract/forms";
import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Intake } from "#intake.ts";
import type { Post } from "#take.ts";

export const PDF = (size = 64): File =>
  new File([`%PDF-1.7\n1 0 obj\n${"x".repeat(size - 17)}`], "plan.pdf", {
    type: "application/pdf",
  });

/** A contact message as a page's form sends it, with changes. A list of files shares one name. */
export function contactMessage(changes: Record<string, string | File | File[]> = {}): FormData {
  const form = new FormData();
  const fields = {
    form: "contact",
    variant: "main",
    key: "",
    [POSTED.trap]: "",
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: "Hello",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}

/** The same as the intake receives it, with spaces and capitals that it normalises. */
export function contactPost(changes: Record<string, string | File | File[]> = {}): Post {
  const body = contactMessage({
    fullname: " Anna Lindqvist ",
    email: "Anna@Example.com",
    ...changes,
  });
  const request = new Request("http://site.test/", { method: "POST", body });
  return { body: request.body, contentType: request.headers.get("content-type") ?? "", page: "/" };
}

export async function solve(challenge: Challenge): Promise<{ captcha: string }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

export const solvedCaptcha = async (intake: Intake): Promise<{ captcha: string }> =>
  solve((await intake.challenge()) as Challenge);
