import {
  deliveriesAnswers,
  type DeliveriesAnswer,
  type DeliveriesCall,
  type DeliveriesQuestion,
  type Delivery,
} from "@meridian/contract/site-protocol/deliveries";
import * as v from "valibot";
import { readVisits } from "#server/read-visits.ts";
import { postToSite, siteAddress, type SiteConnection } from "#server/post-to-site.ts";

export type { Delivery };
export type OutgoingReply = (DeliveriesQuestion & { ask: "reply" })["reply"];
export type PoolLetter = Omit<DeliveriesQuestion & { ask: "pool-letter" }, "ask">;
export type Program = (DeliveriesQuestion & { ask: "test" })["what"];
export type SiteState = DeliveriesAnswer<"state">;

/** Unreachable, or without a valid response; `message` is for editors. */
export class SiteUnreachable extends Error {
  override readonly name = "SiteUnreachable";
  /** It responded, with a refusal or unreadably: another call may succeed. */
  readonly hasResponded: boolean;
  constructor(message: string, hasResponded = false) {
    super(message);
    this.hasResponded = hasResponded;
  }
}

/** Compares by name: Next bundles this module more than once, each with its own class. */
export const isSiteUnreachable = (error: unknown): error is SiteUnreachable =>
  error instanceof Error && error.name === "SiteUnreachable";

/** After a call without a response: whether another one may have one. */
export const responds = (site: Pick<SiteClient, "state">): Promise<boolean> =>
  site.state().then(
    () => true,
    (error: unknown) => {
      if (!isSiteUnreachable(error)) throw error;
      return error.hasResponded;
    },
  );

export interface SiteClient {
  undelivered(): Promise<Delivery[]>;
  /** `submission`: the number that both sides use. */
  deliveriesOf(submission: string): Promise<Delivery[]>;
  /** Returns how many deliveries are retried now. */
  resend(submission: string): Promise<number>;
  count(email: string): Promise<DeliveriesAnswer<"count">>;
  erase(email: string): Promise<DeliveriesAnswer<"erase">>;
  /** Who is notified of new messages, and the last backup that the site knows of. */
  state(): Promise<SiteState>;
  /** Returns at once; `false`: the site has no mail server. */
  mail(email: { to: string[]; subject: string; text: string }): Promise<boolean>;
  /** Repeatable; the site stores a reply once. */
  reply(reply: OutgoingReply): Promise<DeliveriesAnswer<"reply">["outcome"]>;
  /** Repeatable, by its id; `false`: the site has no mail server. */
  poolLetter(letter: PoolLetter): Promise<boolean>;
  /** An email to an admin; takes up to half a minute. `null`: the site has no mail server. */
  testMail(test: { to: string; selector?: string }): Promise<DeliveriesAnswer<"test-mail">["test"]>;
  /** Calls each address of other programs; an empty list: none is set. */
  test(what: Program): Promise<DeliveriesAnswer<"test">["tests"]>;
  takeBack(reply: string): Promise<DeliveriesAnswer<"take-back">["outcome"]>;
  /** Views of the most viewed pages by path; empty if the site counts none or does not respond. */
  views(days: number): Promise<ReadonlyMap<string, number>>;
  /** Of documents, by their ids; a text: why they are not known. */
  downloads(days: number): Promise<ReadonlyMap<string, number> | string>;
}

/** Short, because a dashboard waits. */
const TIMEOUT_MS = 2500;
/** The site reads the files of a reply. */
const FILES_MS = 20_000;
/** A mail server may take its time. */
const TEST_MS = 45_000;

/** Calls throw `SiteUnreachable` without a valid response. */
export function createSiteClient(connection: SiteConnection): SiteClient {
  async function request<Name extends DeliveriesQuestion["ask"]>(
    question: DeliveriesQuestion & { ask: Name },
    timeoutMs = TIMEOUT_MS,
  ): Promise<DeliveriesAnswer<Name>> {
    const call: Omit<DeliveriesCall, "at"> = { for: "deliveries", question };
    const path = "deliveries";
    const response = await postToSite(connection, { path, call, timeoutMs }).catch(() => null);
    if (!response)
      throw new SiteUnreachable(
        `The site does not respond at ${siteAddress(connection, path).origin}.`,
      );
    const text = response.body.toString("utf8");
    if (response.status !== 200)
      throw new SiteUnreachable(
        `The site returned status ${response.status}: ${text.slice(0, 200)}`,
        true,
      );
    const answer = v.safeParse(
      v.pipe(v.string(), v.parseJson(), deliveriesAnswers[question.ask]),
      text,
    );
    if (!answer.success)
      throw new SiteUnreachable(
        "The site's response cannot be read. Check that the site has the same version.",
        true,
      );
    return answer.output;
  }
  return {
    undelivered: async () => (await request({ ask: "undelivered" })).rows,
    deliveriesOf: async (submission) => (await request({ ask: "of", submission })).rows,
    resend: async (submission) => (await request({ ask: "resend", submission })).rows,
    count: (email) => request({ ask: "count", email }),
    erase: (email) => request({ ask: "erase", email }),
    state: () => request({ ask: "state" }),
    mail: async (email) => (await request({ ask: "mail", ...email })).isTaken,
    reply: async (reply) =>
      reply.files?.length
        ? (await request({ ask: "reply-with-files", reply }, FILES_MS)).outcome
        : (await request({ ask: "reply", reply })).outcome,
    poolLetter: async (letter) =>
      (await request({ ask: "pool-letter", ...letter })).outcome === "taken",
    testMail: async (test) => (await request({ ask: "test-mail", ...test }, TEST_MS)).test,
    test: async (what) => (await request({ ask: "test", what }, TEST_MS)).tests,
    takeBack: async (id) => (await request({ ask: "take-back", id })).outcome,
    downloads: async (days) => {
      const report = await readVisits({ ...connection, days });
      return typeof report === "string"
        ? report
        : new Map(report.documents.map(({ document, count }) => [document, count]));
    },
    views: async (days) => {
      const report = await readVisits({ ...connection, days });
      return new Map(
        typeof report === "string" ? [] : report.pages.map(({ page, views }) => [page, views]),
      );
    },
  };
}
