import { expect, test } from "vitest";
import { readableLines } from "./readable-lines.mjs";

const line = (entry: object): string =>
  JSON.stringify({ level: 30, time: "2026-11-26T10:00:00.000Z", ...entry });
const request = (status: number): string =>
  line({ id: "1", method: "GET", path: "/clients", status, ms: 12.3, bytes: 90, msg: "request" });

test("answered requests, audit entries and what Next and Payload log of themselves are hidden", () => {
  const readable = readableLines({ requests: false });
  const shown = [
    line({ msg: "✓ Running next.config.mjs took 467ms" }),
    line({ msg: "[db-sqlite] Enabling WAL mode with journal size limit 67108864." }),
    line({ msg: "audit: an entry", event: "user-added" }),
    request(200),
    request(404),
    line({ msg: "The content host is ready" }),
  ].flatMap((entry) => readable(entry) ?? []);
  expect(shown).toEqual(["The content host is ready"]);
});

test("requests are short where they are shown, and a failed one always is", () => {
  expect(readableLines({ requests: true })(request(200))).toBe("200 GET /clients (12 ms)");
  expect(readableLines({ requests: false })(request(503))).toBe("503 GET /clients (12 ms)");
});

test("a warning or an error has its reason and what it is about", () => {
  const readable = readableLines({ requests: false });
  expect(
    readable(line({ level: 40, msg: "the host does not answer", call: "services", tries: 3 })),
  ).toBe("Warning: the host does not answer (call: services, tries: 3)");
  expect(
    readable(line({ level: 60, msg: "cannot start", err: { message: "the disk is full" } })),
  ).toBe("Error: cannot start: the disk is full");
});

test("what is no log line is shown as it is", () => {
  const readable = readableLines({ requests: false });
  for (const text of ["plain words", "[1, 2]", '{"a":1}', "null", ""])
    expect(readable(text)).toBe(text);
});
