import { expect, test } from "vitest";
import { hostOf } from "#moving-in/conformance/paths.ts";

test.each([
  ["content.example.com", "https://content.example.com"],
  ["http://content.example.com/", "http://content.example.com"],
  ["https://example.com/wordpress/api/", "https://example.com/wordpress"],
  ["", undefined],
  ["http://", undefined],
])("the host %j is called at %j", (written, address) => expect(hostOf(written)).toBe(address));
