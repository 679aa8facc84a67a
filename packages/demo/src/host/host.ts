import { createAdaptorServer, type HttpBindings, type ServerType } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { isFormCall, LANGUAGE_PARAMETER, matchCalls } from "@meridian/contract";
import {
  formOfSchemaPath,
  PLAIN_SCHEMA,
  RECOGNISES_KEYS,
} from "@meridian/contract/form-host/form-address";
import { Hono } from "hono";
import { createAnswers } from "#replies/answer.ts";
import { PLAIN, type Behaviour, type Manner, type Target } from "#host/behaviour.ts";
import type { DemoContent } from "#content.ts";
import { controlRoutes } from "#host/control.ts";
import { errorBody } from "#replies/error-body.ts";
import type { HostRequest, HostState } from "#host/host-state.ts";
import { mediaFolder } from "#media.ts";
import { afterWork, beforeWork } from "#host/misbehave.ts";
import { takeSubmission, type Submission } from "#host/submissions.ts";
import { loadLanguages } from "#translations/load-languages.ts";
import type { DemoLanguage } from "#translations/overlays.ts";

export interface DemoHostOptions {
  /** Serves `/_demo/…` for other processes. Never use it where strangers can reach it. */
  control?: boolean;
  /** Default: this machine only. */
  hostname?: string;
  /** Further languages of the demo content. Default: none, like a host of one language. */
  languages?: readonly DemoLanguage[];
}

export interface DemoHost {
  /** Returns the origin, e.g. `http://127.0.0.1:4010`. Port 0 selects a free one. */
  listen(port?: number): Promise<string>;
  /** Breaks all connections and stops listening; `listen` restarts it. */
  stop(): Promise<void>;
  /** The records; a change takes effect at the next call. */
  readonly content: DemoContent;
  /** Content in further languages by code; without one `lang` is ignored, as by older hosts. */
  readonly translations: Map<string, DemoContent>;
  readonly submissions: readonly Submission[];
  readonly requests: readonly HostRequest[];
  /** Sets a target's behaviour; `{}` resets it. A call's overrides that of `"*"`. */
  behave(target: Target, behaviour: Behaviour): void;
  speak(manner: Partial<Manner>): void;
  /** Restores content, manner and behaviour; clears requests and submissions. */
  reset(): void;
}

const REQUESTS_AT_MOST = 10_000;

/** Serves the demo content by the contract and stores posts. Fails on request. */
export function createDemoHost({
  control = false,
  hostname = "127.0.0.1",
  languages = [],
}: DemoHostOptions = {}): DemoHost {
  const state: HostState = {
    ...loadLanguages(languages),
    manner: { ...PLAIN },
    behaviours: new Map(),
    submissions: [],
    requests: [],
  };
  const reset = (): void => {
    const { content, translations } = loadLanguages(languages);
    Object.assign(state.content, content);
    Object.assign(state.manner, PLAIN);
    state.behaviours.clear();
    state.translations.clear();
    for (const [code, translation] of translations) state.translations.set(code, translation);
    state.submissions.length = state.requests.length = 0;
  };
  const app = demoApp(state);
  const whole = control
    ? new Hono<{ Bindings: HttpBindings }>()
        .route("/_demo", controlRoutes(state, reset))
        .route("/", app)
    : app;
  let server: ServerType | undefined;
  return {
    ...state,
    behave: (target, behaviour) => void state.behaviours.set(target, behaviour),
    speak: (manner) => void Object.assign(state.manner, manner),
    reset,
    listen: async (port = 0) => {
      server = createAdaptorServer({ fetch: whole.fetch });
      return listening(server, port, hostname);
    },
    stop: async () => {
      const closing = server;
      server = undefined;
      if (closing) await closed(closing);
    },
  };
}

function demoApp(state: HostState): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const answers = new Map<DemoContent, ReturnType<typeof createAnswers>>();
  const answer = (url: URL) => {
    const language = url.searchParams.get(LANGUAGE_PARAMETER) ?? "";
    const translated = state.translations.get(language);
    // As the contract requires: by this the site recognises a host that has the language.
    if (translated) translated.siteSettings.language = language;
    const content = translated ?? state.content;
    const known = answers.get(content) ?? createAnswers(content, state.manner);
    answers.set(content, known);
    return known(url);
  };
  const behaviourOf = (target?: Target): Behaviour => ({
    ...state.behaviours.get("*"),
    ...(target && state.behaviours.get(target)),
  });
  const note = (method: string, url: URL, call?: Target): void => {
    if (
      state.requests.push({ method, address: url.pathname + url.search, call }) > REQUESTS_AT_MOST
    )
      state.requests.shift();
  };

  app.get(
    "/healthz",
    async (c) => (await beforeWork(c, behaviourOf())) ?? c.json({ status: "ok" }),
  );
  app.use(
    "/media/*",
    async (c, next) => (
      note(c.req.method, new URL(c.req.url), "media"),
      (await beforeWork(c, behaviourOf("media"))) ?? next()
    ),
  );
  app.get(
    "/media/*",
    serveStatic({
      root: mediaFolder,
      rewriteRequestPath: (path) => path.replace("/media", ""),
      onFound: (_, c) => c.header("cache-control", "public, max-age=31536000"),
    }),
  );
  app.post("*", async (c) => {
    const url = new URL(c.req.url);
    const call = matchCalls("POST", url)
      .map(({ name }) => name)
      .find(isFormCall);
    note("POST", url, call);
    const instead = await beforeWork(c, behaviourOf(call));
    if (instead) return instead;
    if (!call)
      return c.json(
        errorBody(404, ["wpcf7_not_found", "The requested contact form was not found."]),
        404,
      );
    const taken = await takeSubmission(call, c.req.raw, state.submissions, state.manner);
    return afterWork(c, behaviourOf(call), { ...taken, headers: { ...RECOGNISES_KEYS } });
  });
  // Not recorded: the site may request it at any time.
  app.get("/api/contact-form-7/*", async (c, next) => {
    const call = formOfSchemaPath(new URL(c.req.url).pathname);
    if (!call) return next();
    return (
      (await beforeWork(c, behaviourOf(call))) ?? c.json(PLAIN_SCHEMA, 200, { ...RECOGNISES_KEYS })
    );
  });
  app.get("*", async (c) => {
    const url = new URL(c.req.url);
    const found = answer(url);
    note(c.req.method, url, found.call);
    return (
      (await beforeWork(c, behaviourOf(found.call))) ?? afterWork(c, behaviourOf(found.call), found)
    );
  });
  app.onError((error, c) => c.json(errorBody(500, ["demo_host_error", error.message]), 500));
  return app;
}

function listening(server: ServerType, port: number, hostname: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, () => {
      const address = server.address();
      resolve(`http://${hostname}:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
