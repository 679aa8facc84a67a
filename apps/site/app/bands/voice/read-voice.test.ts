import { calls, readReply, type ClientsPage } from "@meridian/contract";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { voiceOf } from "#app/bands/voice/read-voice.server.ts";
import { english } from "@meridian/messages/language";

const client = (title: string, review: object, has = true) => ({
  title,
  is_client_has_review: has,
  review: { description: `<p>${title} is content.</p>`, ...review },
});

function clients(...rows: object[]): ClientsPage {
  const schema: v.GenericSchema = calls.clients.reply;
  const read = readReply(schema, [{ id: 1, data: { client: rows } }]);
  if (!read.ok) throw new Error(JSON.stringify(read.breaches));
  return read.value as ClientsPage;
}

test("[SH-12] a page shows the first review that the editor chose for it, and none without a choice", () => {
  const page = clients(
    client("Withdrawn", { on_home: "1" }, false),
    client("Empty", { on_home: true, description: "<p>&nbsp;</p>" }),
    client("Quillstead", { on_services: 1 }),
    client("Dunemark", { on_home: true }),
    client("Harbour Ledger", { on_home: true }),
  );
  expect(voiceOf(page, "on_home", english)?.client).toBe("Dunemark");
  expect(voiceOf(page, "on_services", english)?.client).toBe("Quillstead");
  expect(voiceOf(page, "on_pricing", english)).toBeNull();
  expect(voiceOf(clients(client("Quillstead", {})), "on_home", english)).toBeNull();
  expect(voiceOf(null, "on_home", english)).toBeNull();
});

test("[SH-12] a text of 900 words has an excerpt that ends with a whole word, and no script", () => {
  const long = `<p>${"refusal ".repeat(900)}<script>x()</script></p>`;
  const voice = voiceOf(
    clients(client("Quillstead", { on_home: true, description: long })),
    "on_home",
    english,
  );
  expect(voice?.excerpt).toMatch(/^(refusal ){40,50}refusal…$/);
  expect(voice?.text).not.toContain("script");
  const short = voiceOf(clients(client("Quillstead", { on_home: true })), "on_home", english);
  expect(short?.excerpt).toBe("");
});
