import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { clientsOnMap } from "#app/pages/clients/clients-on-map.ts";
import { ClientsMap } from "#app/pages/clients/clients-map.tsx";

const entry = (name: string, city: string, country: string) => ({ name, city, country, text: "" });
const point = (country: string) => ({
  country,
  label: country,
  longitude: -79,
  latitude: 43,
  side: "end" as const,
  team: "",
});

test("[CLI-01] lists a city once, also when it has several clients or is its own country", () => {
  const html = renderToStaticMarkup(
    <ClientsMap
      title="Clients"
      text={undefined}
      {...clientsOnMap(
        { points: [point("Canada"), point("Singapore")] },
        [],
        [
          entry("A", "Toronto", "Canada"),
          entry("B", "Toronto", "Canada"),
          entry("C", "Ottawa", "Canada"),
          entry("D", "Singapore", "Singapore"),
        ],
      )}
    />,
  );
  expect(html).toContain('aria-label="Canada Toronto, Ottawa"');
  expect(html).toContain("Canada <span>Toronto, Ottawa</span>");
  expect(html).toContain('aria-label="Singapore"');
  expect(html).not.toContain("<span>Singapore</span>");
  expect(html).not.toContain("Toronto, Toronto");
});

test("[CLI-01] keeps the years of a client's entry in one line", () => {
  const html = renderToStaticMarkup(
    <ClientsMap
      title="Clients"
      text={undefined}
      {...clientsOnMap(
        { points: [point("Canada")] },
        [],
        [{ ...entry("A", "Toronto", "Canada"), text: "Wallet, 2019 – present. 9 specialists." }],
      )}
    />,
  );
  expect(html).toMatch(/Wallet, <span[^>]*>2019 – present<\/span>\. <span[^>]*>9 specialists</);
});
