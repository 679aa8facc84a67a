import { Client } from "pg";

/**
 * Payload begins several queries of a transaction at once. A connection runs one after the other
 * anyway; pg deprecates that it queues them (pg 9 refuses them), so they wait here.
 */
export class ClientInTurn extends Client {
  #last: Promise<unknown> = Promise.resolve();

  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    const inTurn = (...args: unknown[]): unknown => {
      // The pool's own queries have a connection for themselves.
      if (args.some((one) => typeof one === "function")) return send(...args);
      const sent = this.#last.then(() => send(...args));
      this.#last = sent.catch(() => undefined);
      return sent;
    };
    Object.assign(this, { query: inTurn });
  }
}
