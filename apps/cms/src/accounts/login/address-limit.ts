/**
 * Limits how often one address may fail to log in. The address is stored nowhere else and no longer
 * than needed; where hosts share the count, as a keyed hash.
 */
import { network } from "@meridian/http/network";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter } from "#server/nodes/limits.ts";

/** The allowed number of attempts in a number of seconds. */
export interface Rate {
  attempts: number;
  seconds: number;
}

export interface AddressLimit {
  /**
   * Counts an attempt. Returns the seconds until the next one is allowed, 0 when this one is. An
   * unknown (empty) address has no limit.
   */
  spend(address: string): Promise<number>;
  /** Takes a successful attempt out of the count. */
  giveBack(address: string): Promise<void>;
}

/** `null`: no limit. */
export function createAddressLimit(payload: Payload, rate: Rate | null): AddressLimit {
  if (!rate) return { spend: async () => 0, giveBack: async () => undefined };
  const limit = { points: rate.attempts, seconds: rate.seconds };
  const limiter = createLimiter(payload, "login:address", limit);
  return {
    async spend(address) {
      if (address === "") return 0;
      try {
        await limiter.consume(network(address));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async giveBack(address) {
      if (address !== "") await limiter.reward(network(address));
    },
  };
}

const opened = new WeakMap<Payload, AddressLimit>();

/** One instance per open database, shared by all ways to log in. */
export function addressLimitOf(payload: Payload, rate: Rate | null): AddressLimit {
  const limit = opened.get(payload) ?? createAddressLimit(payload, rate);
  opened.set(payload, limit);
  return limit;
}
