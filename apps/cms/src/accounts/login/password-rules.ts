import { ValidationError, type CollectionBeforeOperationHook } from "payload";

const SHORTEST = 10;
/** The most characters that the login reads. */
export const LONGEST_PASSWORD = 200;
/** Minimum number of different characters: `aaaaaaaaaa` is long enough, too. */
const FEWEST_SIGNS = 5;

interface Person {
  email?: unknown;
  name?: unknown;
}

let common: Promise<Set<string>> | undefined;

/** The 50,000 most common passwords (decision 017), read when the first password is set. */
const readCommon = async (): Promise<Set<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
};

/** `Password2026!` without the digits and signs around it. */
const stemOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** The person's own words, which an attacker tries first. */
const ownWords = ({ email, name }: Person): string[] =>
  [email, typeof email === "string" ? email.split("@")[0] : "", name].flatMap((word) =>
    typeof word === "string" && word.trim().length > 3 ? [word.trim().toLowerCase()] : [],
  );

/** Why the password is refused; `null` for a good one. */
export async function passwordProblem(password: string, person: Person): Promise<string | null> {
  if (password.length < SHORTEST) return `At least ${SHORTEST} characters.`;
  if (password.length > LONGEST_PASSWORD) return `At most ${LONGEST_PASSWORD} characters.`;
  const lower = password.toLowerCase();
  const stem = stemOf(lower);
  if (ownWords(person).some((word) => lower === word || stem === stemOf(word)))
    return "This contains your name or e-mail address. Choose something unrelated.";
  const known = await (common ??= readCommon());
  if (known.has(lower) || known.has(stem) || new Set(lower).size < FEWEST_SIGNS)
    return "This password is too common. Use four unrelated words.";
  return null;
}

/** For all ways to set a password: the admin, the first user, a reset. */
export const noWeakPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  const data: Record<string, unknown> = { ...args.data };
  if (typeof data.password !== "string") return;
  const id = "id" in args ? Number(args.id) : 0;
  const stored = id
    ? await req.payload.db.findOne<{ id: number; email: string; name?: string }>({
        collection: "users",
        where: { id: { equals: id } },
      })
    : null;
  const message = await passwordProblem(data.password, { ...stored, ...data });
  if (message !== null)
    throw new ValidationError({ collection: "users", errors: [{ path: "password", message }] });
};
