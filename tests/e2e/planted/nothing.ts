import { expect, test } from "@playwright/test";

test("nothing is wrong", () => expect(1 + 1).toBe(2));
