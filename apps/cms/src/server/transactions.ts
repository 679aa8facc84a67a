/**
 * A change is whole or absent, on SQLite and PostgreSQL: in place of the adapter's own functions,
 * which report a commit that failed as done, and let the rest of a rolled-back change be written.
 */
import { randomUUID } from "node:crypto";
import {
  isolateObjectProperty,
  type BaseDatabaseAdapter,
  type Payload,
  type PayloadRequest,
} from "payload";
import type { SqliteClient } from "#server/sqlite/client.ts";
import { current, type Current } from "#server/sqlite/current.ts";

type Id = string | number;
type Work = () => unknown;

interface Open extends Current {
  /** A write of it failed: nothing of it may be committed. */
  failed: boolean;
  /** Requests that wrote in it. */
  requests: Set<object>;
  afterCommit: Work[];
}

/** The parts of the adapter of `@payloadcms/drizzle` that are used here. */
interface Adapter extends BaseDatabaseAdapter {
  client?: SqliteClient;
  initializing: Promise<void>;
  transactionOptions?: object;
  drizzle: {
    transaction(work: (db: unknown) => Promise<void>, options?: object): Promise<void>;
  };
  sessions: Record<Id, { db: unknown; resolve(): Promise<void>; reject(): Promise<void> }>;
  [OPEN]: Map<Id, Open>;
}

// On the database adapter: Next bundles this module more than once.
const OPEN = Symbol.for("meridian.open-transactions");

const WRITES = [
  "create",
  "createGlobal",
  "createGlobalVersion",
  "createVersion",
  "deleteMany",
  "deleteOne",
  "deleteVersions",
  "updateGlobal",
  "updateGlobalVersion",
  "updateJobs",
  "updateMany",
  "updateOne",
  "updateVersion",
  "upsert",
] as const;

interface WriteArgs {
  req?: Partial<PayloadRequest>;
}
type Write = (args: WriteArgs) => Promise<unknown>;

const ROLLED_BACK = "An earlier part of this change failed, so that nothing of it was saved.";

/**
 * Work for others than the database (the site, files): after the commit of the request's
 * transaction, or now if there is none; never if it is rolled back.
 */
export function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>,
  work: Work,
): void | Promise<void> {
  const open = isId(transactionID) ? openIn(payload.db)?.get(transactionID) : undefined;
  if (open) open.afterCommit.push(work);
  else return outside(payload, [work]);
}

/**
 * Each write of `work` is saved by itself, also if an operation around it or in it fails: a refused
 * login is counted. An operation around it must not have written yet.
 */
export const apart = <T>({ db }: Payload, work: () => Promise<T>): Promise<T> =>
  current.run({ of: db, state: "none" }, work);

/** For statements without Payload: the request's transaction, else the database. */
export function statementsOf({ payload, transactionID }: PayloadRequest): unknown {
  const { sessions, drizzle } = payload.db as unknown as Adapter;
  return (isId(transactionID) ? sessions[transactionID]?.db : undefined) ?? drizzle;
}

const isId = (id: unknown): id is Id => typeof id === "string" || typeof id === "number";
const openIn = (db: object): Map<Id, Open> | undefined => Reflect.get(db, OPEN);

/** The change is saved: what follows it must not fail the request. */
async function outside({ logger }: Payload, all: readonly Work[]): Promise<void> {
  for (const work of all)
    try {
      await current.run(undefined, work);
    } catch (error) {
      logger.error({ err: error, msg: "work after a change failed" });
    }
}

class Transactions {
  readonly #adapter: Adapter;
  readonly open = new Map<Id, Open>();
  /** Requests whose transaction was rolled back and that began no other. */
  readonly #broken = new WeakSet<object>();

  constructor(adapter: Adapter) {
    this.#adapter = adapter;
  }

  create(): Open {
    const of = this.#adapter.client ?? this.#adapter;
    return { of, state: "open", failed: false, requests: new Set(), afterCommit: [] };
  }

  async begin(transaction: Open): Promise<Id> {
    const { initializing, drizzle, transactionOptions, sessions } = this.#adapter;
    await initializing;
    const id = randomUUID();
    const ready = Promise.withResolvers<unknown>();
    const over = Promise.withResolvers<void>();
    const work = (db: unknown): Promise<void> => {
      ready.resolve(db);
      return over.promise;
    };
    const done = drizzle.transaction(work, transactionOptions);
    done.catch(ready.reject);
    const db = await ready.promise.catch((error: unknown) => {
      transaction.state = "rolled back";
      throw error;
    });
    sessions[id] = {
      db,
      resolve: () => {
        over.resolve();
        return done;
      },
      reject: () => {
        over.reject(new Error(ROLLED_BACK));
        return done.catch(() => undefined);
      },
    };
    this.open.set(id, transaction);
    return id;
  }

  async end(id: Id, { isCommitted }: { isCommitted: boolean }): Promise<void> {
    const { sessions, payload } = this.#adapter;
    const { [id]: session } = sessions;
    const transaction = this.open.get(id);
    if (!session || !transaction) return;
    // Before the end, so that no other statement joins.
    delete sessions[id];
    this.open.delete(id);
    const isWhole = isCommitted && !transaction.failed;
    transaction.state = isWhole ? "committed" : "rolled back";
    try {
      await (isWhole ? session.resolve() : session.reject());
      if (isCommitted && transaction.failed) throw new Error(ROLLED_BACK);
    } catch (error) {
      transaction.state = "rolled back";
      throw error;
    } finally {
      if (transaction.state === "rolled back")
        for (const request of transaction.requests) this.#broken.add(request);
    }
    if (isWhole) await outside(payload, transaction.afterCommit);
  }

  /** Synchronous up to the refusal, whose stack names the caller. */
  guarded(name: string, write: Write): Write {
    return (args) => {
      const id: unknown = args.req?.transactionID;
      if (isId(id)) return this.#within(id, write, args);
      if (id instanceof Promise)
        return id.then((known: unknown) =>
          isId(known) ? this.#within(known, write, args) : this.#alone(write, args),
        );
      if (args.req && this.#broken.has(args.req)) return Promise.reject(new Error(ROLLED_BACK));
      this.#adapter.client?.refuseInside(name);
      return this.#alone(write, args);
    };
  }

  async #within(id: Id, write: Write, args: WriteArgs): Promise<unknown> {
    const transaction = this.open.get(id);
    if (!transaction || transaction.failed) throw new Error(ROLLED_BACK);
    if (args.req) {
      transaction.requests.add(args.req);
      this.#broken.delete(args.req);
    }
    try {
      return await write(args);
    } catch (error) {
      transaction.failed = true;
      throw error;
    }
  }

  async #alone(write: Write, args: WriteArgs): Promise<unknown> {
    const id = await this.begin(this.create());
    const req = args.req ? isolateObjectProperty(args.req, "transactionID") : {};
    req.transactionID = id;
    try {
      const result = await write({ ...args, req });
      await this.end(id, { isCommitted: true });
      return result;
    } catch (error) {
      await this.end(id, { isCommitted: false });
      throw error;
    }
  }
}

export function inTransactions<T extends BaseDatabaseAdapter>(given: T): T {
  const adapter = given as unknown as Adapter;
  const transactions = new Transactions(adapter);
  for (const name of WRITES) {
    // Each takes its own arguments, all of them a request.
    const write = adapter[name].bind(adapter) as Write;
    Object.assign(adapter, { [name]: transactions.guarded(name, write) });
  }
  return Object.assign(given, {
    [OPEN]: transactions.open,
    /** Enters the transaction in the caller's own context, so synchronously. */
    beginTransaction: (): Promise<Id | null> => {
      if (current.getStore()?.state === "none") return Promise.resolve(null);
      adapter.client?.refuseInside("the begin of another transaction");
      const transaction = transactions.create();
      current.enterWith(transaction);
      return transactions.begin(transaction);
    },
    commitTransaction: async (id: Id | Promise<Id>): Promise<void> => {
      const known = await id;
      if (transactions.open.has(known)) await transactions.end(known, { isCommitted: true });
      else if (current.getStore()?.state === "rolled back") throw new Error(ROLLED_BACK);
    },
    rollbackTransaction: async (id: Id | Promise<Id>): Promise<void> =>
      transactions.end(await id, { isCommitted: false }),
  });
}
