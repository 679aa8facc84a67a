/**
 * How often one address may fail to log in. In memory only: addresses are kept nowhere else, and no
 * longer than needed.
 */
import { network } from "@meridian/contract/network";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

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
export function createAddressBrake(rate: Rate | null): AddressBrake {
  if (!rate) return { spend: async () => 0, giveBack: async () => undefined };
  const limiter = new RateLimiterMemory({ points: rate.attempts, duration: rate.seconds });
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
