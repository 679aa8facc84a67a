/**
 * The check's report for the operator of a host: per call what is fine, readable although unusual,
 * or missing.
 */
import { addressOf, CALL_NAMES, calls, type CallName } from "#calls.ts";
import type { FormAnswer } from "#conformance/ask-forms.ts";
import type { Warning } from "#conformance/content-checks.ts";
import type { Answer, Conformance, Verdict } from "#conformance/conformance.ts";

export interface Line {
  kind: "breaks" | "missing" | "unusual";
  /** Place in the JSON; `""` for the whole response. */
  path: string;
  note: string;
  /** Number of places. */
  times: number;
}

export interface CallReport {
  call: CallName;
  verdict: Verdict | "not asked" | "nothing to ask for";
  /** Addresses requested for this call. */
  asked: number;
  /** Addresses that returned a record. */
  answered: number;
  /** The first address. */
  address: string;
  lines: Line[];
}

export interface HostReport {
  host: string;
  /**
   * 0: all calls match the contract, or can be read; 1: something breaks it; 2: the host could not
   * be read.
   */
  status: 0 | 1 | 2;
  unreachable?: string;
  calls: CallReport[];
  /** Problems with what the records refer to: pictures, links, canonical addresses, excerpts. */
  warnings: Warning[];
}

/** Worst first. */
const RANK: Verdict[] = ["unanswered", "broken", "unusual", "fine", "absent"];

/** `strict`: missing fields break the contract, too. */
export function reportOf(
  host: string,
  { answers, forms, warnings, unreachable }: Conformance,
  { strict = false } = {},
): HostReport {
  if (unreachable !== undefined) return { host, status: 2, unreachable, calls: [], warnings: [] };
  const reports = CALL_NAMES.map((call) =>
    calls[call].method === "POST"
      ? reportOnForm(
          call,
          forms.find((form) => form.call === call),
        )
      : reportOn(
          call,
          answers.filter((answer) => answer.call === call),
        ),
  );
  const breaks = reports.some(
    ({ verdict, lines }) =>
      verdict === "unanswered" ||
      verdict === "broken" ||
      (strict && lines.some(({ kind }) => kind === "missing")),
  );
  const isStrict = strict && warnings.length > 0;
  return { host, status: breaks || isStrict ? 1 : 0, calls: reports, warnings };
}

/** A record that the specification needs for a page to have content. */
const isWanted = (call: CallName): boolean =>
  calls[call].absent && calls[call].path.startsWith("/api/wp/v2/");

function reportOn(call: CallName, answers: readonly Answer[]): CallReport {
  const report = {
    call,
    asked: answers.length,
    answered: answers.filter(({ value }) => value !== null).length,
    address: answers[0]?.address ?? "",
    lines: linesOf(answers),
  };
  if (answers.length === 0) return { ...report, verdict: "nothing to ask for" };
  const verdict =
    RANK.find((rank) => answers.some((answer) => answer.verdict === rank)) ?? "absent";
  if (
    report.answered === 0 &&
    verdict === "absent" &&
    isWanted(call) &&
    !answers.some(({ params }) => Object.keys(params).length > 0)
  )
    report.lines.push({
      kind: "missing",
      path: "",
      note: "the record is not there: its page will answer 404, or its section be left out",
      times: 1,
    });
  return { ...report, verdict };
}

const DIFFERENCES = { refused: "breaks", stricter: "unusual", unread: "unusual" } as const;

/** Sending a form would leave a message with the host, so its declared rules are compared. */
function reportOnForm(call: CallName, form: FormAnswer | undefined): CallReport {
  const address = form?.address ?? addressOf(call);
  const report = { call, address, asked: 1, answered: 0, lines: [] };
  const { answer, differences } = form ?? { answer: { is: "silent" as const, problem: "" } };
  if (answer.is === "silent") {
    const note = `does not say what it wants${answer.problem && ` (${answer.problem})`}: the site's own rules alone are looked at`;
    return {
      ...report,
      asked: 0,
      verdict: "not asked",
      lines: answer.problem ? [{ kind: "unusual", path: "", note, times: 1 }] : [],
    };
  }
  if (answer.is !== "schema") {
    const note =
      answer.is === "no-form"
        ? "there is no form of this number (404 wpcf7_not_found)"
        : "no such route is there (404 rest_no_route): a Contact Form 7 takes numbers; or it is older than 5.6, which says no rules";
    return {
      ...report,
      verdict: "broken",
      lines: [{ kind: "breaks", path: "", note: `${note}: ${address}`, times: 1 }],
    };
  }
  const lines = (differences ?? []).map(({ kind, note }): Line => ({
    kind: DIFFERENCES[kind],
    path: "",
    note,
    times: 1,
  }));
  const verdict = lines.some(({ kind }) => kind === "breaks")
    ? "broken"
    : lines.length > 0
      ? "unusual"
      : "fine";
  return { ...report, answered: 1, verdict, lines };
}

function linesOf(answers: readonly Answer[]): Line[] {
  const lines = new Map<string, Line>();
  const add = (kind: Line["kind"], path: string, note: string, times = 1): void => {
    const like = `${kind} ${note} ${path.replace(/\[\d+\]/g, "[]")}`;
    const known = lines.get(like);
    if (known) known.times += times;
    else lines.set(like, { kind, path, note, times });
  };
  for (const { address, problem, breaches, value, quirks, notes } of answers) {
    if (problem) add("breaks", "", `${problem} (${address})`);
    for (const { path, problem: wrong, lost } of breaches)
      add(
        "breaks",
        path,
        `${wrong}; ${value === null ? "the reply is lost" : `the ${lost} is left out`}`,
      );
    for (const { kind, path, note, times } of quirks) add(kind, path, note, times);
    for (const note of notes)
      add(
        "unusual",
        "",
        note.replace(/ to (\S+)$/, (whole, url: string) =>
          answers.length > 1 && URL.canParse(url) ? ` to ${new URL(url).origin}` : whole,
        ),
      );
  }
  const order: Line["kind"][] = ["breaks", "missing", "unusual"];
  return [...lines.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const MARKS: Record<CallReport["verdict"], string> = {
  fine: "fine   ",
  unusual: "read   ",
  absent: "absent ",
  broken: "BREAKS ",
  unanswered: "FAILED ",
  "not asked": "–      ",
  "nothing to ask for": "–      ",
};
const KINDS: Record<Line["kind"], string> = {
  breaks: "breaks",
  missing: "missing",
  unusual: "unusual",
};

/** The report as lines for a terminal. */
export function printed({
  host,
  unreachable,
  calls: reports,
  warnings,
  status,
}: HostReport): string[] {
  if (unreachable !== undefined)
    return [
      `${host} could not be asked: ${unreachable}.`,
      "Give the origin of the content host, such as https://content.example.com: what lies in front of /api.",
    ];
  const lines = reports.flatMap((report) => [
    `${MARKS[report.verdict]} ${report.call.padEnd(26)}${aside(report)}`,
    ...report.lines.map(
      ({ kind, path, note, times }) =>
        `          ${KINDS[kind].padEnd(8)} ${path ? `${path}: ` : ""}${note}${times > 1 ? `  (${times} times)` : ""}`,
    ),
  ]);
  const count = (...verdicts: CallReport["verdict"][]): number =>
    reports.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const missing = reports.reduce(
    (sum, report) => sum + report.lines.filter(({ kind }) => kind === "missing").length,
    0,
  );
  return [
    ...lines,
    "",
    ...warnings.map(({ topic, note }) => `look at ${topic.padEnd(12)} ${note}.`),
    ...(warnings.length > 0 ? [""] : []),
    `${host}: ${count("fine")} calls are as the contract says, ${count("unusual")} are read although unusual, ${count("broken", "unanswered")} break it, ${count("absent")} have no record; ${missing} fields or records are missing.`,
    status === 0
      ? "The site and the import can read this host."
      : "What breaks is left out by the site and the import; docs/contract.md says what each call must answer.",
  ];
}

function aside({ verdict, asked, answered, address }: CallReport): string {
  if (verdict === "not asked") return "a form: whatever it wants, nothing was sent";
  if (verdict === "nothing to ask for") return "no list, and no link in any reply, names one";
  return asked > 1 ? `${answered} of ${asked} asked have a record` : address;
}
