import { expect, test } from "vitest";
import { framePage } from "#frame-page.ts";

test.each([
  [
    "https://docs.google.com/forms/d/e/x/viewform?embedded=true",
    "https://docs.google.com/forms/d/e/x/viewform?embedded=true",
  ],
  ["//forms.example.org/a", "https://forms.example.org/a"],
  [
    "https://www.google.com/maps/embed?pb=!1m18!2d24.7!3d59.43!2sTallinn",
    "https://www.google.com/maps/search/?api=1&query=59.43%2C24.7",
  ],
  [
    "https://maps.google.co.uk/maps?q=Tallinn+port&output=embed",
    "https://www.google.com/maps/search/?api=1&query=Tallinn+port",
  ],
  ["https://www.google.com/maps/d/embed?mid=1", "https://www.google.com/maps/d/embed?mid=1"],
  ["about:blank", null],
  ["javascript:alert(1)", null],
  ["/local", null],
  ["", null],
])("%s opens at %s", (frame, page) => expect(framePage(frame)).toBe(page));
