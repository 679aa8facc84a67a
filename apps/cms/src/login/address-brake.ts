/** How often one address may fail to log in. In memory only: addresses are kept nowhere else, and no longer than needed. */
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So many attempts in so many seconds. */
export interface Rate {
  attempts: number;
  seconds: number;
}

export interface AddressBrake {
  /** Counts an attempt. Seconds until the next one is taken, 0 when this one is. An address that is not known (empty) is not braked. */
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
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    async giveBack(address) {
      if (address !== "") await limiter.reward(network(address));
    },
  };
}

/** An IPv6 address stands for its /64: one household has 2^64 of them. */
export function network(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const whole = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return `${whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
