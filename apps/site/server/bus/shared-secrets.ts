/**
 * Whether this site signs with the secrets of the others behind the same balancer: a captcha of one
 * is no good at another otherwise, and a visitor would be the first to know.
 */
import { createHmac } from "node:crypto";
import type { Agree } from "#server/bus/agreement.ts";
import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";
import type { Readiness } from "#server/observability/health.ts";

export interface SharedSecrets {
  /** Not ready with other secrets than the sites that were there before; ready while it is not known. */
  ready(): Promise<Readiness>;
  close(): void;
}

export interface SharedSecretsOptions {
  settings: Pick<Settings, "formSecret" | "purgeSecret" | "formKey">;
  /** Where there is none, each site is alone. */
  agree: Agree | undefined;
  log: Pick<Log, "error" | "info">;
  /** Milliseconds between questions. */
  every?: number;
}

const EVERY = 20_000;
/** Questions that a site may miss before the others may agree on something else. */
const MISSED = 3;

export function createSharedSecrets({
  settings,
  agree,
  log,
  every = EVERY,
}: SharedSecretsOptions): SharedSecrets {
  const ours = marksOf(settings);
  let detail = "";
  /** Once it has been in agreement it was there first: whoever writes to the store cannot end that. */
  let wasAgreed = false;

  async function ask(): Promise<void> {
    // A store that is away is told of by the bus.
    const held = await agree?.(ours, Math.ceil((MISSED * every) / 1000)).catch(() => undefined);
    if (held === undefined) return;
    const before = detail;
    wasAgreed ||= held === ours;
    detail = held === ours ? "" : differing(held, ours, wasAgreed);
    if (detail !== "" && before === "") log.error({ alert: true }, detail);
    if (detail === "" && before !== "") log.info("the secrets are those of the other sites again");
  }

  const first = ask();
  const timer = agree && setInterval(() => void ask(), every).unref();
  return {
    async ready() {
      await first;
      return { ok: detail === "" || wasAgreed, detail };
    },
    close: () => clearInterval(timer),
  };
}

/** A keyed hash of each, by its setting's name: it tells one from another and nothing else. */
const marksOf = ({ formSecret, purgeSecret, formKey }: SharedSecretsOptions["settings"]): string =>
  Object.entries({ FORM_SECRET: formSecret, PURGE_SECRET: purgeSecret, FORM_KEY: formKey })
    .map(
      ([name, secret]) =>
        `${name}=${createHmac("sha256", secret).update(`meridian mark ${name}`).digest("base64url").slice(0, 22)}`,
    )
    .join(" ");

function differing(held: string, ours: string, isFirst: boolean): string {
  const others = new Set(held.split(" "));
  const names = ours
    .split(" ")
    .filter((mark) => !others.has(mark))
    .map((mark) => mark.split("=")[0]);
  return `${names.join(", ")}: not what the other sites have; set the same on all of them (docs/scaling.md). This site ${isFirst ? "was there first and goes on" : "is not ready until then, or until the others have been gone for a minute"}`;
}
