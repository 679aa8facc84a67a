import type { FormStep } from "#app/analytics/visit-events.ts";
import { loadScript, type TagPage } from "#app/analytics/tags/tag-page.ts";

/** The tag of a social network. */
export interface NetworkTag {
  /** Starts at the first call with `true`; `false` after a withdrawal on this page. */
  allow(isAllowed: boolean): void;
  formStep?(step: FormStep): void;
}

type Queue = ((...command: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...command: unknown[]) => void;
  push?: unknown;
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
};

/** Meta's pixel: views and sent forms. It does not look for buttons and fields itself. */
export function metaPixel(page: TagPage, id: string): NetworkTag {
  let isAllowed = false;
  let fbq: Queue | undefined;
  const start = (): Queue => {
    const commands: Queue = Object.assign(
      (...command: unknown[]): void =>
        void (commands.callMethod ? commands.callMethod(...command) : commands.queue.push(command)),
      { queue: [], loaded: true, version: "2.0", disablePushState: true },
    );
    commands.push = commands;
    Object.assign(page.window, { fbq: commands, _fbq: commands });
    commands("set", "autoConfig", false, id);
    commands("init", id);
    commands("track", "PageView");
    loadScript(page, "https://connect.facebook.net/en_US/fbevents.js");
    return commands;
  };
  return {
    allow(now) {
      if (fbq && now !== isAllowed) fbq("consent", now ? "grant" : "revoke");
      isAllowed = now;
      if (now) fbq ??= start();
    },
    formStep({ step }) {
      if (isAllowed && step === "sent") fbq?.("track", "Lead");
    },
  };
}

/** LinkedIn's tag reports its view when it loads. */
export function linkedinTag(page: TagPage, id: string): NetworkTag {
  let isLoaded = false;
  return {
    allow(isAllowed) {
      if (!isAllowed || isLoaded) return;
      isLoaded = true;
      Object.assign(page.window, {
        _linkedin_partner_id: id,
        _linkedin_data_partner_ids: [id],
      });
      loadScript(page, "https://snap.licdn.com/li.lms-analytics/insight.min.js");
    },
  };
}
