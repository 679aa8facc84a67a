/** A field for a password of another server: written by people, read only by the host's own code. */
import { decrypt, encrypt } from "@meridian/contract/site-protocol/encryption";
import { type FieldHook, type JSONField, type Payload, ValidationError } from "payload";

/** What a form and the API read. `isUnreadable`: encrypted with another PAYLOAD_SECRET. */
export interface SecretState {
  isSet: boolean;
  isUnreadable?: boolean;
}
/** What a form and the API write; everything else, also nothing, keeps the old one. */
export type SecretChange = { value: string } | { remove: true };

/** Characters; a private key of a service has 3,300. */
const LONGEST = 5000;

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const useOf = (use: string): string => `secret field: ${use}`;

/** `undefined`: none is stored. `null`: it was encrypted with another PAYLOAD_SECRET, or altered. */
export function openSecret(
  { secret }: Pick<Payload, "secret">,
  stored: unknown,
  use: string,
): string | null | undefined {
  const sealed = member(stored, "sealed");
  return typeof sealed === "string" ? decrypt(sealed, secret, useOf(use)) : undefined;
}

/** As the field stores it, for a secret that a server renews. */
export const sealSecret = (
  { secret }: Pick<Payload, "secret">,
  value: string,
  use: string,
): { sealed: string } => ({ sealed: encrypt(value, secret, useOf(use)) });

const refuse = (path: readonly (string | number)[], message: string): never => {
  throw new ValidationError({ errors: [{ path: path.join("."), message }] });
};

interface Sealing {
  use: string;
  sentTo: readonly string[];
  /** A reason to refuse what was entered. */
  check?(given: string): string | undefined;
  /** The reason to refuse a save without any, by the fields next to it. */
  needed?(siblings: Record<string, unknown>): string | undefined;
}

const sealing =
  ({ use, sentTo, check, needed }: Sealing): FieldHook =>
  ({ value, field, path, req, siblingData, siblingDocWithLocales: stored = {} }) => {
    const given = member(value, "value");
    if (typeof given !== "string" || given === "") {
      const isRemoved = member(value, "remove") === true;
      const kept = isRemoved ? null : (stored[field.name ?? ""] ?? null);
      const missing = kept ? undefined : needed?.(siblingData);
      if (missing) refuse(path, missing);
      const goesElsewhere = sentTo.some(
        (name) => siblingData[name] && siblingData[name] !== stored[name],
      );
      return kept && goesElsewhere
        ? refuse(path, "Enter it again, or remove it: the stored one is of another server.")
        : kept;
    }
    if (given.length > LONGEST || /\p{Cc}/u.test(given.replace(/[\r\n]/g, "")))
      refuse(
        path,
        `Paste it again: it has characters that no password has, or more than ${LONGEST}.`,
      );
    const problem = check?.(given);
    if (problem) refuse(path, problem);
    return sealSecret(req.payload, given, use);
  };

const masking =
  (use: string): FieldHook =>
  ({ value, req }): SecretState => {
    const opened = openSecret(req.payload, value, use);
    return { isSet: opened !== undefined, ...(opened === null && { isUnreadable: true }) };
  };

/**
 * Stored encrypted; replies, forms, versions and hooks have only whether it is set. The host's code
 * reads it with `payload.db` (which runs no hooks) and `openSecret`. `use` names this field: what was
 * encrypted for one is not valid in another, so that it must never change. `sentTo`: the fields next
 * to it that name the server; a change of one needs the secret again, so that no other server gets it.
 */
export const secretField = (
  name: string,
  { label, description, ...of }: Sealing & { label: string; description?: string },
): JSONField => ({
  name,
  label,
  type: "json",
  custom: { untranslated: true },
  validate: () => true,
  hooks: { beforeChange: [sealing(of)], afterRead: [masking(of.use)] },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    ...(description && { description }),
    components: { Field: "/admin-ui/secret-field/secret-input.tsx#SecretInput" },
  },
});
