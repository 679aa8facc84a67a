/**
 * SQLite for Payload's adapter, in place of libsql's client (decision 079): one connection writes,
 * one transaction after the other; another one reads what is committed.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Connection, isBusy, isReading, type Result, type Statement } from "./connection.ts";
import { current } from "./current.ts";
import { createTurns } from "./turns.ts";

/** Milliseconds to wait for another process that writes, and between two attempts. */
const BUSY_MS = 5000;
const RETRY_MS = 20;
/** Milliseconds without a statement after which a transaction that holds the others up is ended. */
const IDLE_MS = 60_000;

/**
 * The same for each connection. WAL: a reader sees the last commit while another one writes. The
 * first GiB is read from mapped memory: a search over 20,000 texts takes 0.1 s in place of 0.37.
 */
const PRAGMAS = [
  "journal_mode = wal",
  "journal_size_limit = 67108864",
  "mmap_size = 1073741824",
  "synchronous = full",
  "foreign_keys = on",
];

export class SqliteClient {
  readonly protocol = "file";
  readonly #file: string;
  readonly #turns = createTurns();
  #connections: { writer: Connection; reader: Connection } | undefined;
  closed = false;

  /** The file is opened, or created, at the first use. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Outside a transaction: a write takes its turn. */
  async execute(given: Statement | string, args: readonly unknown[] = []): Promise<Result> {
    const statement = typeof given === "string" ? { sql: given, args } : given;
    if (isReading(statement)) return this.#open().reader.execute(statement);
    this.refuseInside(statement.sql);
    return this.#inTurn(() => this.#patiently(() => this.#open().writer.execute(statement)));
  }

  /** `what` would wait for the transaction that itself waits for `what`. */
  refuseInside(what: string): void {
    const around = current.getStore();
    if (around?.state === "open" && around.of === this)
      throw new Error(
        `A write inside a transaction without its request: pass "req", or write after the commit (${what.slice(0, 80)})`,
      );
  }

  /** Takes its turn with the first write: until then it reads what is committed, and holds no one up. */
  async transaction(): Promise<SqliteTransaction> {
    return new SqliteTransaction(
      () => this.#open().reader,
      async () => {
        const end = await this.#turns.take();
        try {
          await this.#patiently(() => this.#open().writer.execute({ sql: "begin immediate" }));
        } catch (error) {
          end();
          throw error;
        }
        return { writer: this.#open().writer, end };
      },
    );
  }

  /** Off: a migration can write the definitions of tables. */
  setDefensive(on: boolean): void {
    this.#open().writer.setDefensive(on);
  }

  close(): void {
    this.closed = true;
    this.#connections?.reader.close();
    this.#connections?.writer.close();
    this.#connections = undefined;
  }

  #open(): { writer: Connection; reader: Connection } {
    if (this.closed) throw new Error("The database is closed");
    this.#connections ??= {
      writer: new Connection(this.#file, PRAGMAS, 0),
      reader: new Connection(this.#file, [...PRAGMAS, "query_only = on"], BUSY_MS),
    };
    return this.#connections;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.#turns.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Another process writes: waits without blocking this one. */
  async #patiently<T>(work: () => T): Promise<T> {
    for (let left = BUSY_MS / RETRY_MS; ; left -= 1)
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || left <= 0) throw error;
        await pause(RETRY_MS);
      }
  }
}

interface Held {
  writer: Connection;
  /** Gives the turn to the next one. */
  end: () => void;
}

export class SqliteTransaction {
  readonly #reader: () => Connection;
  readonly #begin: () => Promise<Held>;
  #beginning: Promise<Held> | undefined;
  #held: Held | undefined;
  #idle: NodeJS.Timeout | undefined;
  #problem: string | undefined;

  constructor(reader: () => Connection, begin: () => Promise<Held>) {
    this.#reader = reader;
    this.#begin = begin;
  }

  get closed(): boolean {
    return this.#problem !== undefined;
  }

  async execute(statement: Statement): Promise<Result> {
    this.#refuseClosed();
    if (!this.#held) {
      if (isReading(statement)) return this.#reader().execute(statement);
      await (this.#beginning ??= this.#take());
      this.#refuseClosed();
    }
    this.#idle?.refresh();
    return (this.#held?.writer ?? this.#reader()).execute(statement);
  }

  async commit(): Promise<void> {
    this.#refuseClosed();
    await this.#end("commit", "The transaction was committed.");
  }

  async rollback(): Promise<void> {
    if (!this.closed) await this.#end("rollback", "The transaction was rolled back.");
  }

  close(): void {
    void this.rollback();
  }

  async #take(): Promise<Held> {
    const held = await this.#begin();
    this.#held = held;
    this.#idle = setTimeout(() => this.#stop(), IDLE_MS).unref();
    return held;
  }

  #stop(): void {
    void this.#end(
      "rollback",
      `The transaction wrote nothing for ${IDLE_MS / 1000} seconds while others waited, and was rolled back.`,
    );
  }

  #refuseClosed(): void {
    if (this.#problem !== undefined) throw new Error(this.#problem);
  }

  async #end(sql: "commit" | "rollback", problem: string): Promise<void> {
    this.#problem = problem;
    clearTimeout(this.#idle);
    // A first write that still waits for its turn gives it back at once.
    const held = await this.#beginning?.catch(() => undefined);
    if (!held) return;
    try {
      if (sql === "rollback") held.writer.rollBack();
      else held.writer.execute({ sql });
    } catch (error) {
      held.writer.rollBack();
      throw error;
    } finally {
      clearTimeout(this.#idle);
      held.end();
    }
  }
}
