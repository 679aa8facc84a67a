import { expect, test } from "vitest";
import { pageTitle, titleWithin } from "#site-settings/page-title.ts";

const by = (title: string, name = "Northwind") => ({ brand: { name }, seo: { title } });

test("[OWN-05] a title gets the template, and the brand is not repeated", () => {
  const usual = by("{title} | {brand}");
  expect(pageTitle("Clients", usual)).toBe("Clients | Northwind");
  for (const whole of [
    "Clients | Northwind",
    "Northwind: clients",
    "Become one of northwind family!",
  ])
    expect(pageTitle(whole, usual)).toBe(whole);
  expect(pageTitle("Clients", by("{brand} – {title}"))).toBe("Northwind – Clients");
  expect(pageTitle("Clients", by("{title}"))).toBe("Clients");
});

test("[OWN-05] a name within another word is not the brand's, and special characters are literal", () => {
  expect(pageTitle("Adaptive teams", by("{title} | {brand}", "Ada"))).toBe("Adaptive teams | Ada");
  expect(pageTitle("Teams of C", by("{title} | {brand}", "C++ (Europe)"))).toBe(
    "Teams of C | C++ (Europe)",
  );
  expect(pageTitle("By C++ (Europe)", by("{title} | {brand}", "C++ (Europe)"))).toBe(
    "By C++ (Europe)",
  );
  expect(pageTitle("It costs $& more", by("{title} | {brand}", "A$1"))).toBe(
    "It costs $& more | A$1",
  );
});

test("[OWN-05] a social picture, which shows the brand, has the page's own title", () => {
  for (const template of ["{title} | {brand}", "{brand}: {title}", "{title}"])
    expect(titleWithin(pageTitle("Clients", by(template)), by(template))).toBe("Clients");
  expect(titleWithin("Northwind", by("{title} | {brand}"))).toBe("Northwind");
  expect(titleWithin("About Northwind", by("{title} | {brand}"))).toBe("About Northwind");
});
