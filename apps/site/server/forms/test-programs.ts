import type {
  DeliveriesAnswer,
  DeliveriesQuestion,
} from "@meridian/contract/site-protocol/deliveries";
import { systemClock, testCaptcha, testChat, testWebhook } from "@meridian/intake";
import type { Connections } from "#server/forms/connections.ts";

export type Program = (DeliveriesQuestion & { ask: "test" })["what"];
export type ProgramTests = DeliveriesAnswer<"test">["tests"];

interface Options {
  connections: Pick<Connections, "webhook" | "chats" | "captcha">;
  site: string;
  fetch?: typeof globalThis.fetch | undefined;
  fetchPublic?: typeof globalThis.fetch | undefined;
}

/** Calls each address of a kind with what is set now; an empty list: none is set. */
export async function testPrograms(
  what: Program,
  { connections, site, fetch = globalThis.fetch, fetchPublic }: Options,
): Promise<ProgramTests> {
  if (what === "chat")
    return Promise.all(
      connections.chats().map((chat) => testChat(chat, { site, fetch: fetchPublic })),
    );
  if (what === "webhook") {
    const webhook = connections.webhook();
    return webhook ? [await testWebhook(webhook, { clock: systemClock, fetch })] : [];
  }
  const keys = connections.captcha();
  return keys.provider === "altcha" ? [] : [await testCaptcha(keys, fetch)];
}
