/** Formats the servers' JSON log for a terminal. */

/** As in pino. */
const WARN = 40;
const ERROR = 50;
/** Lines of Next and Payload about themselves, and of the audit log, which the admin shows. */
const HIDDEN = /^(?:✓ |\[db-|audit: )/;
/** Fields of every line, or already in the sentence. */
const KNOWN = new Set(["level", "time", "msg", "err", "name", "pid", "hostname"]);

/**
 * Returns a function from a server's line to the displayed line; `undefined`: hidden. `requests`:
 * show successful requests, in short. Failed ones (500 and above) always are shown.
 */
export function readableLines({ requests }) {
  return (line) => {
    const entry = parsed(line);
    if (!entry) return line;
    const { level, msg = "" } = entry;
    if ("status" in entry && "method" in entry)
      return requests || entry.status >= 500 ? request(entry) : undefined;
    if (level < WARN && HIDDEN.test(msg)) return undefined;
    const trouble = level >= ERROR ? "Error: " : level >= WARN ? "Warning: " : "";
    return `${trouble}${msg}${details(entry, trouble !== "")}`;
  };
}

function parsed(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry === "object" && entry !== null && "level" in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}

const request = ({ method, path, url, status, ms }) =>
  `${status} ${method} ${path ?? url}${ms === undefined ? "" : ` (${Math.round(ms)} ms)`}`;

/** The details of a warning or error after its sentence. */
function details(entry, isTrouble) {
  if (!isTrouble) return "";
  const reason = entry.err?.message;
  const fields = Object.entries(entry).filter(
    ([name, value]) => !KNOWN.has(name) && typeof value !== "object",
  );
  return [
    reason && !entry.msg?.includes(reason) ? `: ${reason}` : "",
    fields.length > 0 ? ` (${fields.map(([name, value]) => `${name}: ${value}`).join(", ")})` : "",
  ].join("");
}
