import { createDemoHost, mediaFile } from "@meridian/demo";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractSuite, type ReadPicture } from "./contract-suite.ts";

const plain = createDemoHost();
const wordpress = createDemoHost();
const origins = { plain: "", wordpress: "" };

beforeAll(async () => {
  wordpress.speak({ dialect: "wordpress" });
  [origins.plain, origins.wordpress] = await Promise.all([plain.listen(), wordpress.listen()]);
});
afterAll(() => Promise.all([plain.stop(), wordpress.stop()]));

/** The plain host sends all of a picture's data. */
const whole = (id: string, host: string): ReadPicture => {
  const { file, width, height, alt } = mediaFile(id);
  const src = `${host}/media/${file}`;
  return { src, alt, width, height, sizes: { medium: src, large: src } };
};

contractSuite("the demo host", () => origins.plain, { seen: (picture) => picture, wanted: whole });

// A WordPress may send only a picture's address, which is the default comparison.
contractSuite("the demo host as a WordPress", () => origins.wordpress);

describe("what was posted", () => {
  test("[API-03] each host stores it once, in the order of the forms", () => {
    for (const host of [plain, wordpress]) {
      expect(host.submissions.map(({ call, repeats }) => [call, repeats])).toEqual([
        ["contactForm", 1],
        ["resumeForm", 1],
        ["priceRequestForm", 1],
        ["surveyForm", 1],
        ["contactForm", 0],
      ]);
      expect(host.submissions.map(({ files }) => files.length)).toEqual([1, 1, 0, 0, 2]);
      expect(host.submissions[0]?.fields).toEqual({
        fullname: "Ann Lee",
        email: "ann@example.com",
        phone: "+44 20 7946 0123",
        description: "We need a team.",
      });
    }
  });
});
