import type { BucketPlace } from "@meridian/files/store/bucket-place";
import type { SurveyOffers } from "@meridian/contract/forms";
import type { Language } from "@meridian/messages/language";
import { createChecks } from "#checks/all-checks.ts";
import { createFilesCheck } from "#checks/checks.ts";
import type { Answer } from "#answer.ts";
import { createAltcha } from "#captcha/altcha.ts";
import type { Captcha } from "#captcha/captcha.ts";
import { createAltchaOrVendor } from "#captcha/altcha-or-vendor.ts";
import { createTextQuestions, type Question } from "#captcha/text-question.ts";
import { createConsents, type OfferedPool, type ShownConsent } from "#consent.ts";
import { systemClock, type Clock } from "#clock.ts";
import { followClock } from "#journal/follow-clock.ts";
import { createQuestionQuota } from "#checks/question-quota.ts";
import { createContentCheck } from "#content/check-contents.ts";
import { createInspector } from "@meridian/files/documents/inspector";
import { undelivered, UNKNOWN, zeroCounters, type Counters, type Metrics } from "#metrics.ts";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import { startHousekeeping } from "#housekeeping.ts";
import type { Journal } from "#journal/journal.ts";
import { openHostForms } from "#host-forms/host-forms.ts";
import { filesIn, openJournal } from "#journal/open.ts";
import type { Log } from "#log.ts";
import { createAdminApi, type AdminApi } from "#admin-api.ts";
import { createAcknowledgements } from "#outbox/acknowledgements.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.ts";
import type { LimiterOf, RateLimits } from "#checks/rate.ts";
import { diskFree, readiness, type Readiness } from "#readiness.ts";
import { createClamd } from "@meridian/files/scan/clamd";
import { holdUnscanned } from "#scan/hold-unscanned.ts";
import type { Scanner } from "@meridian/files/scan/scanner";
import type { Deliverer, Target } from "#deliver/deliverer.ts";
import type { Documents } from "#documents.ts";
import type { IntakeTrace } from "#trace.ts";
import type { Submission } from "#submission.ts";
import { take, type Post } from "#take.ts";
import { createUploads } from "#receive/uploads.ts";
import { deliverersOf, targetsOf, type DeliveryTargets } from "#outbox/delivery-targets.ts";

export interface IntakeOptions {
  /** For `journal.sqlite` and `files/`; created if missing. */
  dataDir: string;
  /** Signs captcha challenges and questions; shared by all processes of a site. */
  formSecret: string;
  deliver: DeliveryTargets;
  /** PostgreSQL for the journal; default: a SQLite file. */
  databaseUrl?: string;
  /** For visitors' files; default: a folder. */
  bucket?: BucketPlace | undefined;
  /** Days after which a settled submission is removed; default: never. */
  retentionDays?: number;
  /** Those behind a form. */
  documents?: Documents | undefined;
  /** In the language of the page; boxes post their labels. */
  surveyOffers?: ((language?: string) => SurveyOffers) | undefined;
  log: Log;
  clock?: Clock;
  fetch?: typeof globalThis.fetch;
  trace?: IntakeTrace | undefined;
  journal?: Journal;
  /**
   * Besides ALTCHA, whose challenges the caller then withholds, and the text question: those that
   * verify a vendor's token, the first one first. Read at each post.
   */
  captchas?(): readonly Captcha[];
  /** Average guesses per ALTCHA challenge; default 250. */
  captchaWork?: number;
  rates?: RateLimits;
  /** For messages with the text question. */
  questionRates?: RateLimits | undefined;
  /** Counts posts; default: in this process's memory. */
  limiterOf?: LimiterOf | undefined;
  /** How long others, such as a CDN, cache pages with a question; default 0. */
  pagesCachedMs?: number | undefined;
  /** A form sent sooner counts as a machine's; default 0. */
  quickestMs?: number;
  /** ClamAV's daemon, `tcp://host:port` or `unix:///path`; default: no scan. */
  clamdUrl?: string;
  /** Simultaneous posts with a file; default: no limit. */
  uploadsAtOnce?: number;
}

export interface Intake {
  /** Never throws: a failure is an answer. */
  take(post: Post): Promise<Answer>;
  challenge(): Promise<unknown>;
  /** For visitors without script. */
  question(language?: Pick<Language, "t">): Question;
  consent(text: string): ShownConsent;
  offerPool(text: string, months: number): OfferedPool;
  readiness(): Promise<Readiness>;
  adminApi: AdminApi;
  /** Mail server, webhook or chats have changed: what waits for them is tried now. */
  targetsChanged(): Promise<void>;
  /** Never throws: has counters even if the journal is unreachable. */
  metrics(): Promise<Metrics>;
  /** Completes or returns deliveries in progress, then closes the journal. */
  stop(): Promise<void>;
}

const retargeting =
  ({ journal, outbox, clock }: { journal: Journal; outbox: Outbox; clock: Clock }) =>
  async (): Promise<void> => {
    for (const target of SETTABLE) await journal.makeDue(target, clock.now());
    outbox.notify();
  };

const SETTABLE = [
  "mail",
  "acknowledgement",
  "reply",
  "webhook",
  "slack",
  "teams",
] satisfies Target[];

/** Adds the acknowledgement unless the message is suspicious or its recipient has had too many. */
function withAcknowledgement(
  deliver: DeliveryTargets,
  clock: Clock,
  limiterOf: LimiterOf | undefined,
): (submission: Submission) => Promise<readonly string[]> {
  const isAcknowledged = createAcknowledgements(clock.now, limiterOf);
  return async (submission) => {
    const targets = targetsOf(deliver, submission);
    return targets.includes("acknowledgement") &&
      (submission.source.suspicious !== undefined || !(await isAcknowledged(submission)))
      ? targets.filter((target) => target !== "acknowledgement")
      : targets;
  };
}

const uploadsOf = ({ uploadsAtOnce }: IntakeOptions) =>
  uploadsAtOnce === undefined ? undefined : createUploads(uploadsAtOnce);

/** Opens the intake and starts its workers. Throws if folder or journal cannot be opened. */
export async function createIntake(options: IntakeOptions): Promise<Intake> {
  const {
    dataDir,
    formSecret,
    deliver,
    log,
    clock: ownClock = systemClock,
    fetch = globalThis.fetch,
  } = options;
  const files = openVisitorsFiles(options);
  const journal = options.journal ?? openJournal(options);
  const clock = await followClock(ownClock, journal, log);
  const counters = zeroCounters();
  const questions = createTextQuestions(formSecret, clock, options.pagesCachedMs);
  const altcha = createAltcha(formSecret, clock, options.captchaWork);
  const captcha = createAltchaOrVendor(altcha, options.captchas);
  const forms = openHostForms({ targets: deliver.host, fetch, clock, log });
  const troubles = () => [...forms.problems(), ...files.troubles()];
  const scanner = options.clamdUrl ? createClamd(options.clamdUrl) : null;
  const { rates, limiterOf, retentionDays, quickestMs = 0 } = options;
  const captchas = [captcha, questions];
  const questionQuota = createQuestionQuota(options.questionRates, options.limiterOf);
  const { rulesOf: hostRules } = forms;
  const checks = createChecks({ captchas, rates, limiterOf, quickestMs, clock, hostRules });
  const inspector = openInspector(log);
  const checkFiles = createFilesCheck(hostRules);
  const checkContents = createContentCheck({ files, inspector, scanner, checkFiles, log });
  const scanned = scannedDeliverers(deliverersOf(deliver, { fetch, clock, forms }), scanner);
  const deliverers = tracedDeliverers(scanned, options.trace);
  const outbox = createOutbox({ journal, files, deliverers, clock, log, counters });
  const stopKeeping = startHousekeeping({ files, journal, retentionDays, clock: ownClock, log });
  const consents = createConsents(formSecret, clock);
  const targetsFor = withAcknowledgement(deliver, clock, limiterOf);
  const uploads = uploadsOf(options);
  outbox.notify();
  return {
    take: (post) =>
      take(
        {
          journal,
          files,
          checks,
          checkContents,
          captchas,
          questionQuota,
          targetsOf: targetsFor,
          uploads,
          consents,
          surveyOffers: options.surveyOffers,
          documents: options.documents,
          trace: options.trace,
          onStored: outbox.notify,
          clock,
          log,
          counters,
        },
        post,
      ),
    challenge: () => captcha.issue(),
    consent: (text) => consents.show(text),
    offerPool: (text, months) => consents.offer(text, months),
    question: (language) => questions.create(language?.t),
    adminApi: createAdminApi({ journal, files, outbox, clock }),
    targetsChanged: retargeting({ journal, outbox, clock }),
    readiness: () => readiness({ journal, dataDir, clock, troubles }),
    metrics: () => measure({ journal, dataDir, clock, counters }),
    async stop() {
      forms.stop();
      clock.stop();
      await stopKeeping();
      await outbox.stop();
      await inspector.stop();
      await journal.close();
    },
  };
}

/** Logs whether a bucket is reachable. */
function openVisitorsFiles({ dataDir, bucket, log }: IntakeOptions): IntakeFiles {
  const files = openIntakeFiles(filesIn(dataDir), bucket);
  if (bucket)
    void files.whyAway().then((problem) => {
      if (problem === null) log.info({}, `intake: visitors' files are in bucket ${bucket.name}`);
      else
        log.error(
          { alert: true, problem },
          "intake: visitors' files cannot be stored: until they can, forms with a file get the failure text",
        );
    });
  return files;
}

async function measure({
  journal,
  dataDir,
  clock,
  counters,
}: {
  journal: Journal;
  dataDir: string;
  clock: Clock;
  counters: Counters;
}): Promise<Metrics> {
  const [tally, free] = await Promise.all([
    journal.tally().catch(() => null),
    diskFree(dataDir).catch(() => Number.NaN),
  ]);
  return {
    ...counters,
    ...(tally ? undelivered(tally, clock.now()) : UNKNOWN),
    journalUp: Number(tally !== null),
    diskFreeBytes: free,
  };
}

const openInspector = (log: Log): ReturnType<typeof createInspector> =>
  createInspector({
    onError: (error) =>
      log.error(
        { err: error },
        "intake: the thread that inspects visitors' files failed; a new one starts with the next file",
      ),
  });

/** With a scanner, holds unscanned files. */
const scannedDeliverers = (
  deliverers: ReturnType<typeof deliverersOf>,
  scanner: Scanner | null,
): Record<string, Deliverer> =>
  Object.fromEntries(
    Object.entries(deliverers).map(([target, deliverer]) => [
      target,
      scanner ? holdUnscanned(deliverer, scanner) : deliverer,
    ]),
  );

const tracedDeliverers = (
  deliverers: Record<string, Deliverer>,
  trace: IntakeTrace | undefined,
): Record<string, Deliverer> =>
  trace
    ? Object.fromEntries(
        Object.entries(deliverers).map(([target, deliverer]) => [
          target,
          {
            ...deliverer,
            deliver: (job, files, signal) =>
              trace.delivering(job.submission.id, target, () =>
                deliverer.deliver(job, files, signal),
              ),
          },
        ]),
      )
    : deliverers;
