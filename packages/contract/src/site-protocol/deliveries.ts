/**
 * `POST /deliveries` of the site: the content host reads the state of messages, resends them,
 * erases a person, reads what operators should know, notifies colleagues by email, sends their
 * replies to senders of submissions, and tests the mail server and other programs. No response
 * contains a visitor's text.
 */
import * as v from "valibot";
import { MOST_REPLY_FILES } from "#site-protocol/reply-limits.ts";

const submission = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const email = v.pipe(v.string(), v.minLength(3), v.maxLength(320));

/** A header's text: one line. */
const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}]*$/u));

/** Characters of a reply. */
export const LONGEST_REPLY = { subject: 300, text: 15_000 };

/** The site fetches it: the call itself stays small. */
const replyFile = v.object({
  /** Its name in the content host's `/media/`. */
  stored: v.pipe(line(255), v.regex(/^[^./\\][^/\\]*$/)),
  /** As the recipient sees it. */
  name: v.pipe(line(255), v.minLength(1)),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_REPLY_FILES.bytes)),
  type: v.pipe(line(100), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  /** SHA-256 in hex: another file of this name is not sent. */
  digest: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});
export type ReplyFile = v.InferOutput<typeof replyFile>;

const reply = v.object({
  /** UUID: the number of its delivery. */
  id: v.pipe(v.string(), v.uuid()),
  /** Of the submission that it answers. */
  kind: v.picklist(["contact", "resume", "price-request", "survey"]),
  to: email,
  sender: v.object({ name: line(200), address: email }),
  subject: v.pipe(line(LONGEST_REPLY.subject), v.minLength(1)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_REPLY.text)),
  /** Message-IDs of letters that it answers, the last one last. */
  references: v.optional(
    v.pipe(v.array(v.pipe(line(300), v.regex(/^<[^<>\s]+>$/))), v.maxLength(20)),
  ),
  files: v.optional(v.pipe(v.array(replyFile), v.maxLength(MOST_REPLY_FILES.count))),
  /** Milliseconds until it is sent. */
  inMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const deliveriesQuestion = v.variant("ask", [
  v.object({ ask: v.literal("undelivered") }),
  v.object({ ask: v.literal("of"), submission }),
  v.object({ ask: v.literal("resend"), submission }),
  v.object({ ask: v.literal("count"), email }),
  v.object({ ask: v.literal("erase"), email }),
  v.object({ ask: v.literal("state") }),
  v.object({
    ask: v.literal("mail"),
    to: v.pipe(v.array(email), v.minLength(1), v.maxLength(50)),
    subject: v.pipe(v.string(), v.maxLength(300)),
    text: v.pipe(v.string(), v.maxLength(5000)),
  }),
  v.object({ ask: v.literal("reply"), reply }),
  /** An older site refuses it; of `reply` it would send the letter without its files. */
  v.object({ ask: v.literal("reply-with-files"), reply }),
  v.object({ ask: v.literal("take-back"), id: reply.entries.id }),
  /** OWN-138: the site writes the letter, in its words. Repeatable, by its id. */
  v.object({
    ask: v.literal("pool-letter"),
    id: reply.entries.id,
    to: email,
    /** Of the application. */
    submission,
    language: v.pipe(v.string(), v.maxLength(35)),
    until: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({
    ask: v.literal("test-mail"),
    to: email,
    /** Of the sender's DKIM key, if it is known. */
    selector: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,63}$/))),
  }),
  v.object({ ask: v.literal("test"), what: v.picklist(["webhook", "chat", "captcha"]) }),
]);
export type DeliveriesQuestion = v.InferOutput<typeof deliveriesQuestion>;

/** `for`: the site's address. A call signed for one address is invalid at another. */
export const deliveriesCall = v.object({
  for: v.literal("deliveries"),
  at: v.number(),
  question: deliveriesQuestion,
});
export type DeliveriesCall = v.InferOutput<typeof deliveriesCall>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Times are in milliseconds. */
export const delivery = v.object({
  submission: v.string(),
  kind: v.string(),
  target: v.string(),
  state: v.picklist(["waiting", "delivered", "set-aside"]),
  attempts: count,
  since: v.number(),
  dueAt: v.number(),
  /** Time of delivery or of setting aside. */
  settledAt: v.nullable(v.number()),
  /** Of the last failed attempt. */
  error: v.nullable(v.string()),
});
export type Delivery = v.InferOutput<typeof delivery>;

/** What the site's journal has of a person; an earlier site counts letters as submissions. */
const theirs = { submissions: count, letters: v.optional(count, 0) };

const rows = v.object({ rows: v.array(delivery) });

/** Without secrets. */
const fixed = v.object({
  mail: v.optional(v.object({ server: v.string(), from: v.string() })),
  acknowledge: v.optional(v.boolean()),
  /** The host of its address. */
  webhook: v.optional(v.string()),
  /** The hosts of their addresses. */
  chats: v.optional(v.array(v.string())),
  /** The captcha's provider. */
  captcha: v.optional(v.string()),
});
export type Fixed = v.InferOutput<typeof fixed>;

/** A DNS record of the sender's domain: `SPF`, `DKIM`, `DMARC`. */
const domainCheck = v.object({ name: v.string(), isGood: v.boolean(), says: v.string() });
export type DomainCheck = v.InferOutput<typeof domainCheck>;

const mailTest = v.object({
  /** Host and port. */
  server: v.string(),
  from: v.string(),
  isAccepted: v.boolean(),
  /** Empty if nothing is wrong. */
  problem: v.string(),
  /** Replies of the mail server, from its greeting on. */
  lines: v.array(v.string()),
  domain: v.array(domainCheck),
});
export type MailTest = v.InferOutput<typeof mailTest>;

/** One call of another program with what is set now. */
const programTest = v.object({
  /** Its name, unique in a list: a host, a chat with its forms, the captcha's vendor. */
  to: v.string(),
  isGood: v.boolean(),
  says: v.string(),
  /** The beginning of its reply. */
  reply: v.string(),
});
export type ProgramTest = v.InferOutput<typeof programTest>;

/**
 * `no-mail`: the site has no mail server. `taken-back`: it was taken back before. `no-file`: one of
 * its files is not what it was; nothing is stored.
 */
const replied = v.object({ outcome: v.picklist(["taken", "no-mail", "taken-back", "no-file"]) });

export const deliveriesAnswers = {
  undelivered: rows,
  of: rows,
  /** Number of deliveries that are retried now. */
  resend: v.object({ rows: count }),
  count: v.object(theirs),
  erase: v.object({ ...theirs, files: count }),
  state: v.object({
    /** Kinds of forms of whose messages no one is notified, by email, webhook or chat. */
    unnoticed: v.array(v.string()),
    hasMailServer: v.boolean(),
    /** Seconds since 1970 of the last backup that the site knows of; 0: none. */
    lastBackup: v.pipe(v.number(), v.minValue(0)),
    /** What the site's environment sets, in place of the admin. */
    fixed: v.optional(fixed),
  }),
  /** `false`: the site has no mail server. */
  mail: v.object({ isTaken: v.boolean() }),
  reply: replied,
  "reply-with-files": replied,
  "pool-letter": v.object({ outcome: v.picklist(["taken", "no-mail"]) }),
  /** `null`: the site has no mail server. */
  "test-mail": v.object({ test: v.nullable(mailTest) }),
  /** Of each address; empty: none is set. */
  test: v.object({ tests: v.array(programTest) }),
  /** `late`: its delivery has begun. `unknown`: it was never stored, and cannot be any more. */
  "take-back": v.object({ outcome: v.picklist(["taken-back", "late", "unknown"]) }),
} satisfies Record<DeliveriesQuestion["ask"], v.GenericSchema>;
export type DeliveriesAnswer<Request extends DeliveriesQuestion["ask"]> = v.InferOutput<
  (typeof deliveriesAnswers)[Request]
>;
