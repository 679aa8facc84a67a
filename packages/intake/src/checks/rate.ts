import { network } from "@meridian/http/network";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface Rate {
  posts: number;
  seconds: number;
}

export interface RateLimits {
  /** An office shares one address. */
  perAddress: Rate;
  /** All addresses per process, against a flood from many. */
  overall: Rate;
}

/** The exceeded limit, and the seconds until the next post is accepted. */
export interface Exceeded {
  scope: "address" | "overall";
  retryAfter: number;
}

export interface Rates {
  /** Counts a post; `null`: within the limits. Posts without an address share one limit. */
  count(address: string): Promise<Exceeded | null>;
}

export type Limiter = Pick<RateLimiterMemory, "get" | "consume">;
/** The name is the same on every node. */
export type LimiterOf = (name: string, rate: Rate) => Limiter;

const inMemory: LimiterOf = (_, { posts, seconds }) =>
  new RateLimiterMemory({ points: posts, duration: seconds });

/** Default: in this process's memory. `of`: the kind of posts. */
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
      // Checked before the address is stored, so that a flood does not fill the memory.
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
