import { expect, test } from "vitest";
import { post } from "#deliver/http.ts";

const outcomeOf = async (code: string) =>
  (
    await post(
      {
        fetch: async () => {
          throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
        },
        signal: new AbortController().signal,
        onSilence: (error) => ({ outcome: "unknown", error }),
      },
      "https://host.test/",
      { body: "", headers: {} },
      () => ({ outcome: "delivered" }),
    )
  ).outcome;

test.each([
  "ECONNREFUSED",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE",
])("%s: no byte was read, so it is sent again", async (code) =>
  expect(await outcomeOf(code)).toBe("retry"),
);

test.each([
  "ECONNRESET",
  "EPIPE",
  "UND_ERR_SOCKET",
  "ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC",
  "ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC",
  "ERR_TLS_INVALID_STATE",
])("%s: it may have arrived", async (code) => expect(await outcomeOf(code)).toBe("unknown"));
