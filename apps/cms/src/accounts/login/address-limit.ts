/**
 * Limits failed logins per address. The address is stored nowhere else and no longer than needed;
 * as a keyed hash if hosts share the count.
 */
import { network } from "@meridian/http/network";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter } from "#server/nodes/limits.ts";

export interface Rate {
  attempts: number;
  seconds: number;
}

export interface AddressLimit {
  /** Counts an attempt; returns seconds until the next (0: allowed). Empty address: no limit. */
  spend(address: string): Promise<number>;
  /** Uncounts a successful attempt. */
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

/** Rounded up: `3 minutes`. */
export function minutesIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

const opened = new WeakMap<Payload, AddressLimit>();

/** One per open database, shared by all ways to log in. */
export function addressLimitOf(payload: Payload, rate: Rate | null): AddressLimit {
  const limit = opened.get(payload) ?? createAddressLimit(payload, rate);
  opened.set(payload, limit);
  return limit;
}
