/** Checks that sites have equal secrets: a captcha of one would be invalid at another. */
import { createHmac } from "node:crypto";
import type { Agree } from "#server/bus/agreement.ts";
import type { Readiness } from "@meridian/http/readiness";
import type { Uses } from "#server/services.ts";

export interface SharedSecrets {
  /** Not ready if the secrets differ from those of earlier sites; ready while unknown. */
  ready(): Promise<Readiness>;
  close(): void;
}

type Used = Uses<
  never,
  { settings: "formSecret" | "purgeSecret" | "formKey"; log: "error" | "info" }
>;

const EVERY = 20_000;
/** Checks a site may miss before the others may agree on another value. */
const MISSED = 3;

/** Without `agree` for a single site. `every`: milliseconds between checks. */
export function createSharedSecrets({
  settings,
  agree,
  log,
  every = EVERY,
}: Used & { agree: Agree | undefined; every?: number }): SharedSecrets {
  const ours = fingerprintsOf(settings);
  let detail = "";
  /** Once agreed, later values in the store cannot make this site unready. */
  let wasAgreed = false;

  async function check(): Promise<void> {
    // The bus reports an unreachable store.
    const held = await agree?.(ours, Math.ceil((MISSED * every) / 1000)).catch(() => undefined);
    if (held === undefined) return;
    const before = detail;
    wasAgreed ||= held === ours;
    detail = held === ours ? "" : differing(held, ours, wasAgreed);
    if (detail !== "" && before === "") log.error({ alert: true }, detail);
    if (detail === "" && before !== "")
      log.info("the secrets match those of the other sites again");
  }

  const first = check();
  const timer = agree && setInterval(() => void check(), every).unref();
  return {
    async ready() {
      await first;
      return { ok: detail === "" || wasAgreed, detail };
    },
    close: () => clearInterval(timer),
  };
}

/** A keyed hash of each secret by its setting's name: reveals only whether secrets are equal. */
const fingerprintsOf = ({ formSecret, purgeSecret, formKey }: Used["settings"]): string =>
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
  return `${names.join(", ")}: differs from the other sites; set the same value on all of them (docs/scaling.md). This site ${isFirst ? "started earlier and stays ready" : "is not ready until then, or until the others have been gone for a minute"}`;
}
