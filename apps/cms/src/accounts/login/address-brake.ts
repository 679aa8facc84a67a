/**
 * How often one address may fail to log in. It is kept nowhere else, no longer than needed, and
 * where hosts share the count as a keyed hash.
 */
import { network } from "@meridian/contract/network";
import type { Payload } from "payload";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createLimiter } from "#server/nodes/limits.ts";

/** So many attempts in so many seconds. */
export interface Rate {
  attempts: number;
  seconds: number;
}

export interface AddressBrake {
  /**
   * Counts an attempt. Seconds until the next one is taken, 0 when this one is. An address that is
   * not known (empty) is not braked.
   */
  spend(address: string): Promise<number>;
  /** The attempt was a good one: it does not count. */
  giveBack(address: string): Promise<void>;
}

/** `null`: no brake. */
export function createAddressBrake(payload: Payload, rate: Rate | null): AddressBrake {
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

const brakes = new WeakMap<Payload, AddressBrake>();

/** The one of a database that is open, for all ways in. */
export function addressBrakeOf(payload: Payload, rate: Rate | null): AddressBrake {
  const brake = brakes.get(payload) ?? createAddressBrake(payload, rate);
  brakes.set(payload, brake);
  return brake;
}
