import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(20_000));
/** No extensions are requested. */
const extensions = v.pipe(
  v.unknown(),
  v.transform(() => ({})),
);
const common = {
  id: text,
  rawId: text,
  type: v.literal("public-key"),
  clientExtensionResults: extensions,
};

const newSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(text), v.maxLength(10)), []),
  }),
});
const answerSchema = v.object({
  ...common,
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

export function readNew(response: unknown): RegistrationResponseJSON | null {
  const read = v.safeParse(newSchema, response);
  return read.success ? read.output : null;
}

export function readAnswer(response: unknown): AuthenticationResponseJSON | null {
  const read = v.safeParse(answerSchema, response);
  return read.success ? read.output : null;
}
