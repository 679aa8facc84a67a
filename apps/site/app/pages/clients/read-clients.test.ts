import { clean } from "@meridian/contract/client/testing/clean";
import { calls, readReply } from "@meridian/contract";
import { expect, test } from "vitest";
import { readClients, withoutReviews } from "#app/pages/clients/read-clients.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const client = (title: string, more: Record<string, unknown> = {}) => ({
  title,
  url: "",
  is_client_has_review: false,
  review: false,
  list_item: false,
  ...more,
});

async function read(...list: object[]) {
  const result = readReply(calls.clients.reply, [
    { id: 1, slug: "clients", data: { client: list } },
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return readClients(fakeContent({ clients: result.value }), english);
}

test("[CLI-05] a tile leads to the client's case study, else to its review, else to its own site", async () => {
  const review = { description: "<p>Good.</p>", name: "Amelia R." };
  const reviewed = { is_client_has_review: true, review };
  const clients = clean("clients", [
    {
      id: 1,
      slug: "clients",
      data: {
        client: [
          client("Linked", { url: "/case-studies/linked", ...reviewed }),
          client("HARBOUR & Co", { url: "https://example.com/", ...reviewed }),
          client("Reviewed", { url: "https://example.com/", ...reviewed }),
          client("Own site", { url: "https://example.com/?a" }),
          client("Nothing"),
        ],
      },
    },
  ]);
  const portfolio = clean("portfolio", [
    {
      id: 1,
      slug: "harbour",
      title: "Harbour & Co",
      data: { project_description: { services: "QA" } },
    },
  ]);
  const page = await readClients(fakeContent({ clients, portfolio }), english);
  expect(page?.tiles.map(({ link }) => link)).toEqual([
    { to: "/case-studies/linked", label: "Read the story" },
    { to: "/case-studies/harbour", label: "Read the story" },
    { to: "#review-3", label: "Read the review" },
    { to: "https://example.com/?a", label: "example.com" },
    { to: "", label: "" },
  ]);
  expect(withoutReviews(page?.tiles ?? []).map(({ link }) => link.to)).toEqual([
    "/case-studies/linked",
    "/case-studies/harbour",
    "https://example.com/",
    "https://example.com/?a",
    "",
  ]);
  expect(page?.reviews.map(({ id, story }) => [id, story])).toEqual([
    ["review-1", "/case-studies/linked"],
    ["review-2", "/case-studies/harbour"],
    ["review-3", ""],
  ]);
  const failing = fakeContent({ clients, portfolio: new Error("down") });
  expect((await readClients(failing, english))?.tiles[1]?.link.to).toBe("#review-2");
  expect(failing.reports).toEqual([["clients' stories", "down"]]);
});

test("[CLI-02] the first nine clients have tiles; all have map entries", async () => {
  const page = await read(...Array.from({ length: 14 }, (_, at) => client(`C${at}`)));
  expect(page?.tiles.map(({ name }) => name)).toEqual([
    "C0",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "C6",
    "C7",
    "C8",
  ]);
  expect(page?.entries).toHaveLength(14);
});

test("[CLI-03] a tile has project, date, specialists and location, without empty ones", async () => {
  const page = await read(
    client("A", {
      url: "/case-studies/a",
      list_item: {
        project: "Wallet",
        Date: "2022 – present",
        specialist_count: "6",
        location: "Almaty, Kazakhstan",
      },
    }),
    client("B", { list_item: { project: "Shop", specialist_count: "" } }),
  );
  expect(page?.tiles[0]).toMatchObject({
    name: "A",
    logo: null,
    link: { to: "/case-studies/a", label: "Read the story" },
    facts: [
      { term: "Project", detail: "Wallet" },
      { term: "Date", detail: "2022 – present" },
      { term: "Specialists", detail: "6" },
      { term: "Location", detail: "Almaty, Kazakhstan" },
    ],
  });
  expect(page?.tiles[1]?.facts).toEqual([{ term: "Project", detail: "Shop" }]);
});

test("[CLI-01] an entry has place and project, as far as known", async () => {
  const page = await read(
    client("A", {
      list_item: {
        project: "Wallet",
        Date: "2022",
        specialist_count: 1,
        location: "Portland, Oregon, United States",
      },
    }),
    client("B", { list_item: { location: "Singapore" } }),
    client("C"),
  );
  expect(page?.entries).toEqual([
    { name: "A", city: "Portland", country: "United States", text: "Wallet, 2022. 1 specialist." },
    { name: "B", city: "Singapore", country: "Singapore", text: "" },
    { name: "C", city: "", country: "", text: "" },
  ]);
});

test("[CLI-04] lists only clients with a review text and strips scripts", async () => {
  const review = {
    description: "<p>Good.<script>x()</script></p>",
    image: "/media/r.webp",
    name: "Amelia R.",
    position: "CTO",
  };
  const page = await read(
    client("A", { is_client_has_review: "1", review }),
    client("B", { review }),
    client("C", { is_client_has_review: true, review: { ...review, description: "<p></p>" } }),
  );
  expect(page?.reviews).toEqual([
    {
      client: "A",
      excerpt: "",
      text: "<p>Good.</p>",
      portrait: { src: "/media/r.webp", alt: "", sizes: {} },
      name: "Amelia R.",
      position: "CTO",
      id: "review-1",
      logo: null,
      story: "",
    },
  ]);
});

test("[CLI-02] a host without the page gives null; a failing host throws", async () => {
  expect(await readClients(fakeContent({}), english)).toBeNull();
  await expect(readClients(fakeContent({ clients: new Error("down") }), english)).rejects.toThrow(
    "down",
  );
});
