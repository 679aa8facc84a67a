import { network } from "@meridian/contract/network";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many posts in so many seconds. */
export interface Rate {
  posts: number;
  seconds: number;
}

export interface RateLimits {
  /** Of one address; an office behind one address is many people. */
  perAddress: Rate;
  /** Of everybody together, by process: a flood from many addresses. */
  overall: Rate;
}

/** Whose posts are too many, and in how many seconds the next one is taken. */
export interface Exceeded {
  scope: "address" | "overall";
  retryAfter: number;
}

export interface Rates {
  /**
   * Counts a post. `null`: within the limits. Posts without a known address (empty: the connection
   * ended before it was read) share one limit.
   */
  count(address: string): Promise<Exceeded | null>;
}

/** Rejects with `RateLimiterRes` when there are too many. */
export type Limiter = Pick<RateLimiterMemory, "get" | "consume">;
/** Makes the limiter of this name, which is the same on every node. */
export type LimiterOf = (name: string, rate: Rate) => Limiter;

/** Addresses are kept nowhere else, and no longer than the limit needs. */
const inMemory: LimiterOf = (_, { posts, seconds }) =>
  new RateLimiterMemory({ points: posts, duration: seconds });

/** In memory, each process by itself, where no other limiters are given. `of`: posts of which kind. */
export function createRates(
  { perAddress, overall }: RateLimits,
  of = "forms",
  limiterOf: LimiterOf = inMemory,
): Rates {
  const one = limiterOf(`${of}:address`, perAddress);
  const all = limiterOf(`${of}:all`, overall);
  return {
    async count(address) {
      const held = await all.get(ALL);
      // Looked at before the address is noted, so that a flood fills no memory.
      if (held && held.remainingPoints <= 0)
        return { scope: "overall", retryAfter: secondsOf(held) };
      const exceeded = await spend(one, network(address) || UNKNOWN, "address");
      return exceeded ?? spend(all, ALL, "overall");
    },
  };
}

const ALL = "all";
const UNKNOWN = "unknown";
const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

async function spend(
  limiter: Limiter,
  key: string,
  scope: Exceeded["scope"],
): Promise<Exceeded | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { scope, retryAfter: secondsOf(refusal) };
    throw refusal;
  }
}
