import { isIPv6 } from "node:net";

/** For limits per visitor. An IPv6 address counts as its /64: a household has 2^64. */
export function network(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined
      ? 0
      : Math.max(0, 8 - groups.length - rest.length - (rest.at(-1)?.includes(".") ? 1 : 0));
  const whole = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
