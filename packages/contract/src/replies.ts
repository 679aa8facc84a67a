import * as v from "valibot";
import { shaped, shapedAs } from "#wordpress/shape-of.ts";
import { list } from "#wordpress/shapes.ts";
import { isRecord, text } from "#wordpress/wordpress.ts";

type Json = Record<string, unknown>;

const isErrorBody = (input: Json): boolean => "code" in input && "message" in input;

/** The record is missing or not public. */
const isAbsent = (input: unknown): boolean =>
  input === null ||
  input === false ||
  input === "" ||
  (Array.isArray(input) && input.length === 0) ||
  (isRecord(input) &&
    "code" in input &&
    isRecord(input.data) &&
    [401, 403, 404].includes(Number(input.data.status)));

/** Of a WordPress. With a login a host may send posts that visitors cannot read. */
const UNPUBLISHED: ReadonlySet<unknown> = new Set([
  "auto-draft",
  "draft",
  "future",
  "pending",
  "private",
  "trash",
]);

/** A post that is not public, or that WordPress sends without its text: treated as missing. */
const isProtected = ({ content, excerpt, post_password: password, ...post }: Json): boolean =>
  [content, excerpt].some((part) => isRecord(part) && part.protected === true) ||
  (typeof password === "string" && password !== "") ||
  UNPUBLISHED.has(post.status) ||
  UNPUBLISHED.has(post.post_status);

/** `belongs` distinguishes kinds that share a call; records without a page are not listed. */
export function many<W, C>(
  item: v.GenericSchema<W, C>,
  belongs: (record: Json) => boolean = () => true,
): v.GenericSchema<W[], C[]> {
  const isOne = (record: unknown): boolean =>
    !isRecord(record) || (!isProtected(record) && belongs(record));
  const reader = v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) ? input.filter(isOne) : input)),
    list(item) as v.GenericSchema<unknown, C[]>,
  );
  return shaped(reader, { kind: "list", item, belongs: isOne }) as never;
}

/** One record (possibly in a list), or `null` if it is missing or of another kind. */
export function one<W, C>(
  item: v.GenericSchema<W, C>,
  belongs: (record: Json) => boolean = () => true,
): v.GenericSchema<W, C | null> {
  return shapedAs(
    within(item, belongs, (reply) =>
      Array.isArray(reply) && reply.length === 1
        ? { record: reply[0], prefix: ["0"] }
        : { record: reply, prefix: [] },
    ),
    { kind: "one", item },
  );
}

/**
 * The first record of an array, or a bare one, or `null`. `belongs` distinguishes kinds that share
 * a path: a record of another kind is absent, an error body is a failure.
 */
export function firstOf<W, C>(
  item: v.GenericSchema<W, C>,
  belongs: (record: Json) => boolean = () => true,
): v.GenericSchema<W[], C | null> {
  // A text key, not an index: a broken first record is a failure, never an empty list.
  return shapedAs(
    within(item, belongs, (reply) =>
      Array.isArray(reply) ? { record: reply[0], prefix: ["0"] } : { record: reply, prefix: [] },
    ),
    { kind: "first", item },
  );
}

function within<W, C>(
  item: v.GenericSchema<W, C>,
  belongs: (record: Json) => boolean,
  pick: (reply: unknown) => { record: unknown; prefix: string[] },
): v.GenericSchema<unknown, C | null> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, C | null>(({ dataset, addIssue, NEVER }) => {
      const picked = isAbsent(dataset.value) ? null : pick(dataset.value);
      if (
        !picked ||
        (isRecord(picked.record) &&
          !isErrorBody(picked.record) &&
          (isProtected(picked.record) || !belongs(picked.record)))
      )
        return null;
      const head = picked.prefix.map((key): v.IssuePathItem => ({
        type: "unknown",
        origin: "value",
        input: dataset.value,
        key,
        value: picked.record,
      }));
      if (!isRecord(picked.record)) {
        // The schema would read `[false]` as a record with empty fields.
        addIssue({
          message: `expected a record, got ${JSON.stringify(picked.record) ?? "nothing"}`.slice(
            0,
            80,
          ),
          ...pathOf(head),
        });
        return NEVER;
      }
      const result = v.safeParse(item, picked.record);
      if (result.success) return result.output;
      for (const issue of result.issues)
        addIssue({ message: issue.message, ...pathOf([...head, ...(issue.path ?? [])]) });
      return NEVER;
    }),
  );
}

const pathOf = ([first, ...others]: readonly v.IssuePathItem[]): {
  path?: [v.IssuePathItem, ...v.IssuePathItem[]];
} => (first ? { path: [first, ...others] } : {});

/** Whether a record has a custom field at any of its three places, even a broken one. */
export const hasField =
  (name: string) =>
  (record: Json): boolean =>
    [record, record.data, record.acf].some((place) => isRecord(place) && name in place);

const FORM_STATUS = [
  "mail_sent",
  "mail_failed",
  "validation_failed",
  "acceptance_missing",
  "spam",
  "aborted",
  "init",
] as const;

/** Contact Form 7's reply: only `mail_sent` is success. */
export const formReply = v.object({
  contact_form_id: v.optional(v.union([v.number(), v.string()])),
  status: v.picklist(FORM_STATUS),
  message: v.optional(text, ""),
  invalid_fields: v.optional(
    list(v.object({ field: v.optional(v.string(), ""), message: v.optional(v.string(), "") })),
    [],
  ),
});
export type FormReply = v.InferOutput<typeof formReply>;
