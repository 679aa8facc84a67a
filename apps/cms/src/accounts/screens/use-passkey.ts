"use client";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Question } from "#accounts/passkeys/store.ts";

type Options<S extends (given: { optionsJSON: never }) => unknown> =
  Parameters<S>[0]["optionsJSON"];
export type NewQuestion = Question<Options<typeof startRegistration>>;
export type PasskeyQuestion = Question<Options<typeof startAuthentication>>;

export const NO_ANSWER = "The passkey did not respond. Try again, or log in another way.";

/** `null` if the user cancelled. */
export async function answerWith({ options, ticket }: PasskeyQuestion): Promise<object | null> {
  try {
    return { ticket, response: await startAuthentication({ optionsJSON: options }) };
  } catch {
    return null;
  }
}

/** The new passkey, or a message. */
export async function makeWith({ options, ticket }: NewQuestion): Promise<object | string> {
  try {
    return { ticket, response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError"
      ? "This device has a passkey for your account already."
      : NO_ANSWER;
  }
}
