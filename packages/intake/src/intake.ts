import type { BucketPlace } from "@meridian/contract/files/bucket-place";
import type { SurveyOffers } from "@meridian/contract/forms";
import { createChecks } from "#checks/all-checks.ts";
import { createFilesCheck } from "#checks/checks.ts";
import type { Answer } from "#answer.ts";
import { createAltcha } from "#captcha/altcha.ts";
import type { Captcha } from "#captcha/captcha.ts";
import { createEither } from "#captcha/either.ts";
import { createTextQuestions, type Question } from "#captcha/text-question.ts";
import { createConsents, type ShownConsent } from "#consent.ts";
import { systemClock, type Clock } from "#clock.ts";
import { followClock } from "#journal/follow-clock.ts";
import { createQuestionQuota } from "#checks/question-quota.ts";
import { createContentCheck } from "#content/check-contents.ts";
import { createInspector } from "#content/inspector.ts";
import { undelivered, UNKNOWN, zeroCounters, type Counters, type Metrics } from "#metrics.ts";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import { keepHouse } from "#housekeeping.ts";
import type { Journal } from "#journal/journal.ts";
import { openHostForms } from "#host-forms/host-forms.ts";
import { filesIn, openJournal } from "#journal/open.ts";
import type { Log } from "#log.ts";
import { createAdminApi, type AdminApi } from "#admin-api.ts";
import { createAcknowledgements } from "#outbox/acknowledgements.ts";
import { createOutbox } from "#outbox/outbox.ts";
import type { LimiterOf, RateLimits } from "#checks/rate.ts";
import { diskFree, readiness, type Readiness } from "#readiness.ts";
import { createClamd } from "#scan/clamd.ts";
import { holdUnscanned } from "#scan/hold.ts";
import type { Scanner } from "#scan/scanner.ts";
import type { Deliverer } from "#deliver/deliverer.ts";
import type { IntakeTrace } from "#trace.ts";
import type { Submission } from "#submission.ts";
import { take, type Post } from "#take.ts";
import { createUploads } from "#receive/uploads.ts";
import { deliverersOf, targetsOf, type DeliveryTargets } from "#outbox/delivery-targets.ts";

export interface IntakeOptions {
  /** The intake keeps `journal.sqlite` and `files/` here; made when absent. */
  dataDir: string;
  /** Signs captcha challenges and questions; the same for every process of one site. */
  formSecret: string;
  deliver: DeliveryTargets;
  /** PostgreSQL for the journal; without it, the SQLite file. */
  databaseUrl?: string;
  /** For visitors' files; without it they lie in the folder. */
  bucket?: BucketPlace | undefined;
  /** Days after which a submission that is settled everywhere is removed; without it, never. */
  retentionDays?: number;
  /** What the survey offers now; not given, what the specification has. */
  surveyOffers?: (() => SurveyOffers) | undefined;
  log: Log;
  clock?: Clock;
  fetch?: typeof globalThis.fetch;
  /** Told of what becomes of each message; not given, nobody is. */
  trace?: IntakeTrace | undefined;
  /** In place of one opened here. */
  journal?: Journal;
  /** Beside ALTCHA, whose challenges are then the caller's to withhold; the text question stays. */
  captcha?: Captcha;
  /** Guesses that solving one of ALTCHA's challenges takes on average; not given, 250. */
  captchaWork?: number;
  /** How often one address, and everybody together, may post; not given, as often as they like. */
  rates?: RateLimits;
  /** The same for messages that come by the text question. */
  questionRates?: RateLimits | undefined;
  /** Where posts are counted; not given, in this process's memory. */
  limiterOf?: LimiterOf | undefined;
  /** Milliseconds for which others, such as a CDN, keep pages with their question; not given, 0. */
  pagesKeptMs?: number | undefined;
  /** Whether there is a text question for visitors without script; not given, there is. */
  hasQuestion?: boolean | undefined;
  /**
   * Milliseconds nobody needs less of to fill in a form: what comes sooner is a machine's. Not
   * given, 0.
   */
  quickestMs?: number;
  /**
   * Where ClamAV's daemon listens, `tcp://host:port` or `unix:///path`; not given, files are not
   * scanned.
   */
  clamdUrl?: string;
  /** Posts with a file that may be under way at once; not given, as many as come. */
  uploadsAtOnce?: number;
}

export interface Intake {
  /** Takes a post to its end. Never throws: what fails is an answer. */
  take(post: Post): Promise<Answer>;
  /** A new challenge for the captcha in the page, as JSON. */
  challenge(): Promise<unknown>;
  /** A new question for visitors without script; `null` where there are none. */
  question(): Question | null;
  /** What a page says of sending, with the mark by which it is known when it comes back. */
  consent(text: string): ShownConsent;
  readiness(): Promise<Readiness>;
  /** For the content host's inbox. */
  adminApi: AdminApi;
  /** Never throws: counters are told also when the journal is away. */
  metrics(): Promise<Metrics>;
  /** Finishes or gives back deliveries under way, then closes the journal. */
  stop(): Promise<void>;
}

/** Who gets a submission: the acknowledgement only where its recipient had not too many. */
function withAcknowledgement(
  targets: readonly string[],
  clock: Clock,
  limiterOf: LimiterOf | undefined,
): (submission: Submission) => Promise<readonly string[]> {
  const isAcknowledged = createAcknowledgements(clock.now, limiterOf);
  return async (submission) =>
    targets.includes("acknowledgement") && !(await isAcknowledged(submission))
      ? targets.filter((target) => target !== "acknowledgement")
      : targets;
}

/** Opens the intake and starts its worker. Throws when its folder or journal cannot be opened. */
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
  const questions = createTextQuestions(formSecret, clock, options.pagesKeptMs);
  const altcha = createAltcha(formSecret, clock, options.captchaWork);
  const captcha = options.captcha ? createEither(altcha, options.captcha) : altcha;
  const forms = openHostForms({ targets: deliver.host, fetch, clock, log });
  const troubles = () => [...forms.problems(), ...files.troubles()];
  const scanner = options.clamdUrl ? createClamd(options.clamdUrl) : null;
  const { hasQuestion = true, rates, limiterOf, quickestMs = 0 } = options;
  const captchas = hasQuestion ? [captcha, questions] : [captcha];
  const questionQuota = createQuestionQuota(options.questionRates, options.limiterOf);
  const hostRules = forms.rulesOf;
  const checks = createChecks({ captchas, rates, limiterOf, quickestMs, clock, hostRules });
  const inspector = openInspector(log);
  const checkFiles = createFilesCheck(hostRules);
  const checkContents = createContentCheck({ files, inspector, scanner, checkFiles, log });
  const scanned = scannedDeliverers(deliverersOf(deliver, { fetch, clock, forms }), scanner);
  const deliverers = tracedDeliverers(scanned, options.trace);
  const outbox = createOutbox({ journal, files, deliverers, clock, log, counters });
  const stopKeeping = keepHouse({
    files,
    journal,
    retentionDays: options.retentionDays,
    clock: ownClock,
    log,
  });
  const consents = createConsents(formSecret, clock);
  const targetsFor = withAcknowledgement(targetsOf(deliver), clock, limiterOf);
  const uploads =
    options.uploadsAtOnce === undefined ? undefined : createUploads(options.uploadsAtOnce);
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
    question: () => (hasQuestion ? questions.ask() : null),
    adminApi: createAdminApi({ journal, files, outbox, clock }),
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

/** Where there is a bucket, one line says whether it can be had. */
function openVisitorsFiles({ dataDir, bucket, log }: IntakeOptions): IntakeFiles {
  const files = openIntakeFiles(filesIn(dataDir), bucket);
  if (bucket)
    void files.whyAway().then((problem) => {
      if (problem === null) log.info({}, `intake: visitors' files lie in bucket ${bucket.name}`);
      else
        log.error(
          { alert: true, problem },
          "intake: visitors' files cannot be kept: forms with a file are answered that nothing was sent until they can",
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
        "intake: the thread that looks into visitors' files failed; another is started for the next one",
      ),
  });

/** Where there is a scanner, nothing is delivered that it has not seen. */
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
