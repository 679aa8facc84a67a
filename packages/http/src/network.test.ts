import { expect, test } from "vitest";
import { network } from "#network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001::1", "2001:db8:1:0::/64"],
  ["2001:DB8:0:0:5::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["", ""],
])("%s belongs to %s", (address, expected) => expect(network(address)).toBe(expected));
