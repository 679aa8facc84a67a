import { OUTBOX_PATH, type OutboxRow, type Submission } from "@meridian/intake";
import { escapeHtml } from "@meridian/contract/escape";

const KINDS: Record<string, string> = {
  contact: "contact message",
  resume: "application",
  "price-request": "price request",
  survey: "survey",
};
const TARGETS: Record<string, string> = {
  host: "content host",
  mail: "your mailbox",
  acknowledgement: "email to the visitor",
  webhook: "webhook",
};
const STATES: Record<OutboxRow["state"], string> = {
  waiting: "waiting",
  "set-aside": "set aside",
  delivered: "delivered",
};

const when = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace("T", " ")
    .replace(/:\d\d\.\d+Z$/, " UTC");

const wordOf = (words: Record<string, string>, name: string): string => words[name] ?? name;

const sendForm = (form: string, words: string, label: string, submission?: string): string =>
  `<form method="post" action="${OUTBOX_PATH}"><input type="hidden" name="form" value="${escapeHtml(form)}">${submission === undefined ? "" : `<input type="hidden" name="submission" value="${escapeHtml(submission)}">`}<button aria-label="${escapeHtml(label)}">${words}</button></form>`;

interface ListParts {
  rows: readonly OutboxRow[];
  isMore: boolean;
  form: string;
  now: number;
  /** Deliveries just made due. */
  sentAgain: number | undefined;
}

export function listMain({ rows, isMore, form, now, sentAgain }: ListParts): string {
  const done =
    sentAgain === undefined
      ? ""
      : `<p role="status">${sentAgain === 0 ? "There was nothing to send." : `${sentAgain} ${sentAgain === 1 ? "delivery is" : "deliveries are"} tried now. Reload this page in a moment to see the result.`}</p>`;
  if (rows.length === 0)
    return `<main class="list"><div><h1>Undelivered messages</h1>${done}<p>There are no undelivered messages.</p><a href="${OUTBOX_PATH}">Reload</a></div></main>`;
  const more = isMore ? `<p>These are the oldest ${rows.length}; there are more.</p>` : "";
  return `<main class="list"><div><h1>Undelivered messages</h1>${done}<p>Messages are stored here until they are delivered. Waiting messages are retried automatically. Messages that are set aside need you: fix what the reason names, then send them again. If a reason says that a message may have arrived, check there first.</p>${more}<p>${sendForm(form, "Send all again", "Send all again")}</p><table role="table"><caption>${rows.length} undelivered, oldest first</caption><thead role="rowgroup"><tr role="row"><th scope="col">Since</th><th scope="col">Message</th><th scope="col">Target</th><th scope="col">State</th><th scope="col">Tries</th><th scope="col">Reason</th><th scope="col">Action</th></tr></thead><tbody role="rowgroup">${rows.map((row) => rowOf(row, form, now)).join("")}</tbody></table></div></main>`;
}

function rowOf(row: OutboxRow, form: string, now: number): string {
  const { submission, kind, target, state, attempts, since, error } = row;
  const name = `${wordOf(KINDS, kind)} of ${when(since)}`;
  const next = state === "waiting" ? `, next try ${nextOf(row, now)}` : "";
  return `<tr role="row"><td role="cell">${when(since)}</td><td role="cell">${escapeHtml(wordOf(KINDS, kind))}<br><a href="${OUTBOX_PATH}/${escapeHtml(submission)}" aria-label="${escapeHtml(`Read the ${name}`)}">Read it</a></td><td role="cell">${escapeHtml(wordOf(TARGETS, target))}</td><td role="cell">${STATES[state]}${next}</td><td role="cell">${attempts} ${attempts === 1 ? "try" : "tries"}</td><td role="cell">${escapeHtml(error ?? "not tried yet")}</td><td role="cell">${sendForm(form, "Send again", `Send the ${name} again`, submission)}</td></tr>`;
}

function nextOf({ dueAt }: OutboxRow, now: number): string {
  const minutes = Math.ceil((dueAt - now) / 60_000);
  return minutes <= 0 ? "now" : `in ${minutes} min`;
}

interface MessageParts {
  submission: Submission;
  rows: readonly OutboxRow[];
  form: string;
  now: number;
}

/** A message in full, for a reply: the visitor's text and its deliveries. */
export function messageMain({ submission, rows, form, now }: MessageParts): string {
  const { id, kind, fields, files, page, receivedAt } = submission;
  const facts = [
    ...Object.entries(fields).filter(([, value]) => value !== ""),
    ...files.map(({ name, size }) => ["file", `${name} (${Math.ceil(size / 1024)} kB)`] as const),
  ]
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join("");
  const ways = rows
    .map(
      ({ target, state, error, ...row }) =>
        `<dt>${escapeHtml(wordOf(TARGETS, target))}</dt><dd>${STATES[state]}${state === "waiting" ? `, next try ${nextOf({ target, state, error, ...row }, now)}` : ""}${error ? `: ${escapeHtml(error)}` : ""}</dd>`,
    )
    .join("");
  const title = wordOf(KINDS, kind);
  return `<main class="list"><div><h1>${escapeHtml(title.charAt(0).toUpperCase() + title.slice(1))}</h1><p>Number ${escapeHtml(id)}, received ${when(receivedAt)}, sent from ${escapeHtml(page)}</p><h2>The message</h2><dl>${facts}</dl><h2>Deliveries</h2><dl>${ways}</dl><p>${sendForm(form, "Send again", "Send this message again", id)}</p><a href="${OUTBOX_PATH}">All undelivered messages</a></div></main>`;
}
