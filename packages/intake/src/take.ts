import { randomUUIDv7 } from "node:crypto";
import { ENGLISH, type Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import {
  askedOf,
  checkFields,
  POSTED,
  readAsked,
  sourceOf,
  type SurveyOffers,
  type VisitSource,
} from "@meridian/contract/forms";
import { failed, refused, unread, type Answer, type Reason } from "#answer.ts";
import type { Captcha } from "#captcha/captcha.ts";
import { isForDocument, isForNone, type Documents } from "#documents.ts";
import { answerTo } from "#document-answer.ts";
import {
  checkCaptcha,
  firstRefusal,
  suspicionOf,
  unsolved,
  type Attempt,
  type Check,
} from "#checks/checks.ts";
import { TEXT_QUESTION } from "#captcha/text-question.ts";
import type { QuestionQuota } from "#checks/question-quota.ts";
import type { Clock } from "#clock.ts";
import type { Consents } from "#consent.ts";
import type { Counters } from "#metrics.ts";
import type { IntakeFiles } from "#files.ts";
import { fingerprint, keyOf } from "#checks/fingerprint.ts";
import type { Journal } from "#journal/journal.ts";
import { offeredFormOf } from "#kinds.ts";
import type { Log } from "#log.ts";
import type { Received } from "#receive/multipart.ts";
import { receive, type Body } from "#receive/receive.ts";
import { ReceiveError } from "#receive/receive-error.ts";
import type { ReceivedFile } from "#receive/receive-file.ts";
import type { Submission } from "#submission.ts";
import type { IntakeTrace } from "#trace.ts";
import type { Uploads } from "#receive/uploads.ts";

export interface Post {
  body: Body | null;
  /** Content-Type with boundary. */
  contentType: string;
  /** Path without query. */
  page: string;
  /** For rate limit, upload share and solved question (a hash): neither stored nor logged. */
  address?: string;
  /** Content-Length: a large body is refused early. */
  declaredBytes?: number;
  /** Of the page: the answer has its words. Default: English, and none in the submission. */
  language?: Pick<Language, "code" | "t">;
}

export interface TakeOptions {
  journal: Journal;
  files: IntakeFiles;
  checks: readonly Check[];
  /** Of the files, after the captcha. */
  checkContents: Check;
  captchas: readonly Captcha[];
  questionQuota: QuestionQuota;
  targetsOf(submission: Submission): Promise<readonly string[]>;
  uploads: Uploads | undefined;
  consents: Pick<Consents, "of" | "poolOf">;
  surveyOffers: ((language?: string) => SurveyOffers) | undefined;
  documents?: Documents | undefined;
  trace?: IntakeTrace | undefined;
  onStored(): void;
  clock: Clock;
  log: Log;
  counters: Counters;
}

/** Receives, checks and stores a post. `sent` means on disk. */
export async function take(options: TakeOptions, post: Post): Promise<Answer> {
  const { counters, log, clock } = options;
  const began = clock.now();
  counters.received += 1;
  const answer = await read(options, post);
  counters[COUNTER[answer.reason]] += 1;
  log.info(
    {
      form: answer.form?.kind,
      variant: answer.variant,
      submission: answer.id,
      outcome: answer.reason,
      fields: Object.keys(answer.errors),
      ms: clock.now() - began,
    },
    "intake: a form was posted",
  );
  return answer;
}

const COUNTER: Record<Reason, keyof Counters> = {
  stored: "stored",
  repeated: "repeated",
  conflict: "refusedConflict",
  trap: "refusedTrap",
  rate: "refusedRate",
  fields: "refusedFields",
  files: "refusedFiles",
  captcha: "refusedCaptcha",
  unavailable: "unavailable",
  "unknown-form": "unreadable",
  "not-multipart": "unreadable",
  "files-too-large": "refusedFiles",
  "fields-too-large": "unreadable",
  "too-slow": "unreadable",
  busy: "refusedBusy",
  broken: "unreadable",
};

async function read(
  options: TakeOptions,
  { body, contentType, page, address = "", declaredBytes, language }: Post,
): Promise<Answer> {
  const { t } = language ?? ENGLISH;
  const { files, clock, log, uploads } = options;
  try {
    if (!body) throw new ReceiveError("not-multipart", "the post has no body");
    const received = await receive(body, contentType, {
      store: files,
      clock,
      declaredBytes,
      uploads,
      address,
    });
    const from = { page, ...(language && { language: language.code }) };
    return await checkAndStore(options, received, from, { address, t });
  } catch (error) {
    if (!(error instanceof ReceiveError)) throw error;
    if (error.reason === "unavailable")
      log.error(
        { err: error },
        "intake: a visitor's file could not be written: check the disk of DATA_DIR",
      );
    const post = postOf(error.fields, options, { t, language: language?.code });
    return withQuestions(unread(post, error), error.fields);
  }
}

function postOf(
  posted: Record<string, string>,
  { surveyOffers }: TakeOptions,
  { t, language }: { t: Translate; language: string | undefined },
) {
  const variant = posted[POSTED.variant] ?? "";
  const offers = surveyOffers?.(language);
  const asked = posted[POSTED.asked];
  const form = offeredFormOf(posted[POSTED.form] ?? "", variant, t, offers, language, asked);
  return { form, variant, values: form ? checkFields(form, variant, posted).values : {}, t };
}

/** The form's page and its language. */
type SentFrom = Pick<Submission, "page"> & Pick<VisitSource, "language">;

/** Runs the checks in order, then stores. Files without a record are always removed. */
async function checkAndStore(
  options: TakeOptions,
  received: Received,
  from: SentFrom,
  { address, t }: Pick<Attempt, "address" | "t">,
): Promise<Answer> {
  const { files, journal, log } = options;
  const ids = received.files.map(({ id }) => id);
  const { language } = from;
  const { form, variant, values } = postOf(received.fields, options, { t, language });
  try {
    const answer =
      form && !isForNone(options, { form, variant }, received.fields)
        ? await pass(
            options,
            { form, variant, values, posted: received.fields, files: received.files, address, t },
            from,
          )
        : failed({ form, variant, values, t }, "unknown-form");
    if (answer.reason !== "stored") await files.discard(ids);
    return withQuestions(withFileNames(answer, received.files), received.fields);
  } catch (error) {
    log.error(
      { err: error },
      "intake: a submission could not be stored; the visitor saw this: check the disk and the journal in DATA_DIR",
    );
    // A failed commit may have succeeded: a file on record stays. If the journal is unreadable, the
    // sweep removes it.
    await journal
      .knownFiles(ids)
      .then((known) => files.remove(ids.filter((id) => !known.has(id))))
      .catch(() => undefined);
    return withQuestions(failed({ form, variant, values, t }, "unavailable"), received.fields);
  }
}

async function pass(
  options: TakeOptions,
  attempt: Attempt,
  { page, ...language }: SentFrom,
): Promise<Answer> {
  const { journal, files, clock } = options;
  const { form, variant, values, posted } = attempt;
  const repeated = (id: string): Promise<Answer> => answerTo(options, attempt, { page, id });
  const refusal = await firstRefusal(options.checks, attempt);
  if (refusal) return refused(attempt, refusal);

  const content = fingerprint({ kind: form.kind, variant, fields: values, files: attempt.files });
  const key = keyOf(posted[POSTED.key] ?? "", content, posted[POSTED.question] ?? "");
  const there = await journal.find(key);
  if (there)
    return there.fingerprint === content ? repeated(there.id) : failed(attempt, "conflict");

  const solved = await checkCaptcha(options.captchas, attempt).catch((error: unknown) => {
    options.log.error(
      { alert: true, problem: error instanceof Error ? error.message : String(error) },
      "intake: a captcha could not be verified; the visitor saw that nothing was sent: check CAPTCHA_PROVIDER and whether its vendor is reachable",
    );
    return null;
  });
  if (!solved) return failed(attempt, "unavailable");
  if ("reason" in solved) {
    // Another process may have stored a post with this captcha before a lost reply was retried.
    const meanwhile = await journal.find(key);
    return meanwhile?.fingerprint === content ? repeated(meanwhile.id) : refused(attempt, solved);
  }

  const full = solved.provider === TEXT_QUESTION && (await options.questionQuota(attempt));
  if (full) return refused(attempt, full);

  // The captcha is spent with the submission, so the visitor can replace a file without a new one.
  const harmful = await options.checkContents(attempt);
  if (harmful) return refused(attempt, harmful);
  const notStored = await storeFiles(options, attempt);
  if (notStored) return notStored;
  const source = { ...language, ...statedIn(options, attempt) };
  const submission = submissionOf(attempt, { key, page, source, receivedAt: clock.now() }, content);
  const targets = await options.targetsOf(submission);
  const store = () => journal.store(submission, targets, solved.spend);
  const result = await (options.trace?.storing(submission.id, store) ?? store());
  // The sweep removes the rest.
  if (result.outcome !== "stored")
    await files.remove(attempt.files.map(({ id }) => id)).catch(() => undefined);
  if (result.outcome === "spent") return refused(attempt, unsolved(attempt, true));
  if (result.outcome === "conflict") return failed(attempt, "conflict");
  if (result.outcome === "repeated") return repeated(result.id);
  count(options, submission);
  options.onStored();
  return answerTo(options, attempt, { page, id: submission.id, targets });
}

/** Besides the form's fields: of the visit, and what the visitor agreed to. */
const statedIn = ({ consents }: TakeOptions, { form, posted, values }: Attempt): VisitSource => ({
  ...suspicionOf(posted),
  ...sourceOf(posted),
  ...consents.of(posted),
  ...(form.kind === "resume" && {
    ...consents.poolOf(posted),
    ...askedOf(readAsked(posted[POSTED.asked]), values),
  }),
});

function count({ counters }: TakeOptions, { source }: Submission): void {
  if (source.suspicious !== undefined) counters.suspicious += 1;
}

const submissionOf = (
  { form, variant, values, files }: Attempt,
  stated: Pick<Submission, "key" | "page" | "source" | "receivedAt">,
  content: string,
): Submission => ({
  id: randomUUIDv7(),
  fingerprint: content,
  kind: form.kind,
  variant,
  fields: values,
  ...stated,
  files: files.map(stored),
});

/** Without the bucket the visitor gets the failure text: every node needs the files. */
async function storeFiles({ files, log }: TakeOptions, attempt: Attempt): Promise<Answer | null> {
  const ids = attempt.files.map(({ id }) => id);
  try {
    await files.keep(ids);
    return null;
  } catch (error) {
    if (!isBucketError(error)) throw error;
    log.error(
      { alert: true, problem: error.message },
      "intake: a visitor's file could not be stored; the visitor saw that nothing was sent",
    );
    // The sweep removes partial uploads.
    return failed(attempt, "unavailable");
  }
}

/** A form that is shown again has its former questions, whatever those of its vacancy are now (OWN-125). */
function withQuestions(given: Answer, posted: Record<string, string>): Answer {
  const { [POSTED.asked]: asked = "", documentId = "" } = posted;
  const isDocuments = given.form && isForDocument({ ...given, kind: given.form.kind });
  const answer = isDocuments ? { ...given, document: documentId } : given;
  if (answer.status === "sent" || answer.form?.kind !== "resume" || asked === "") return answer;
  return { ...answer, values: { ...answer.values, [POSTED.asked]: asked } };
}

/** A page cannot preserve a chosen file but names the one to choose again. */
function withFileNames(answer: Answer, files: readonly ReceivedFile[]): Answer {
  if (answer.status === "sent" || files.length === 0 || !answer.form?.file) return answer;
  return {
    ...answer,
    values: { ...answer.values, [answer.form.file.name]: files.map(({ name }) => name).join(", ") },
  };
}

const stored = ({ id, field, name, size, type, digest }: ReceivedFile) => ({
  id,
  field,
  name,
  size,
  type,
  digest,
});
