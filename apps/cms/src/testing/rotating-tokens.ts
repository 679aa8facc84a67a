import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Payload } from "payload";
import { afterAll, beforeAll } from "vitest";
import { openSecret, sealSecret } from "#admin-ui/secret-field/secret-field.ts";
import { SECRETS } from "#inbox/mailbox/secrets.ts";
import type { Mailbox } from "#payload-types.ts";

const FREE_PORT = 0;

/** A service that accepts each refresh token (`r1`) once, and gives the next one; runs with the test file. */
export function rotatingTokens() {
  const tokens = {
    /** The number of the one that it accepts. */
    current: 1,
    used: [] as string[],
    onRequest: async (): Promise<unknown> => undefined,
    /** Settings of the mailbox; the form would demand https. */
    login: () =>
      ({
        host: "imap.example.com",
        user: "jobs",
        login: "oauth",
        provider: "other",
        tokenUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/token`,
        clientId: "app",
      }) as const,
  };
  const service = createServer((request, response) => {
    void text(request).then(async (body) => {
      const given = new URLSearchParams(body).get("refresh_token") ?? "";
      tokens.used.push(given);
      await tokens.onRequest();
      const isGood = given === `r${tokens.current}`;
      if (isGood) tokens.current += 1;
      const next = `${tokens.current}`;
      response.statusCode = isGood ? 200 : 400;
      response.end(
        JSON.stringify(
          isGood
            ? { access_token: `a${next}`, refresh_token: `r${next}`, expires_in: 0 }
            : { error: "invalid_grant" },
        ),
      );
    });
  });
  beforeAll(() => new Promise<void>((done) => void service.listen(FREE_PORT, "127.0.0.1", done)));
  afterAll(() => void service.close());
  return tokens;
}

export const sealed = (payload: Payload, token: string) =>
  sealSecret(payload, token, SECRETS.refreshToken);

export async function storedToken(payload: Payload): Promise<string | null | undefined> {
  const { refreshToken } = await payload.db.findGlobal<Mailbox & Record<string, unknown>>({
    slug: "mailbox",
  });
  return openSecret(payload, refreshToken, SECRETS.refreshToken);
}
