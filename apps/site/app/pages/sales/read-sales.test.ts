import { calls, readReply } from "@meridian/contract";
import { expect, test } from "vitest";
import { readSalesClients } from "#app/pages/sales/read-sales.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const review = (description: string, name: string) => ({
  is_client_has_review: true,
  review: { description, image: false, name, position: "CTO" },
});

function clients(list: object[]) {
  const result = readReply(calls.clients.reply, [
    { id: 1, slug: "clients", title: "Clients", data: { client: list } },
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return fakeContent({ clients: result.value });
}

test("[ERR-03] the landing page shows six logos and the shortest review", async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    title: `Client ${at}`,
    thumbnail: `/media/${at}.svg`,
    ...(at > 6 &&
      review(
        at === 7 ? "<p>Long, long words.</p>" : "<p>Short.<script>x()</script></p>",
        `Person ${at}`,
      )),
  }));
  const { marks, voice } = await readSalesClients(clients(many), english);
  expect(marks.map(({ name }) => name)).toEqual([
    "Client 0",
    "Client 1",
    "Client 2",
    "Client 3",
    "Client 4",
    "Client 5",
  ]);
  expect(voice).toEqual({
    text: "<p>Short.</p>",
    excerpt: "",
    name: "Person 8",
    position: "CTO",
    portrait: null,
  });
});

test("[ERR-03] renders without clients and without their reviews", async () => {
  expect(
    await readSalesClients(
      clients([{ title: "Bare", ...review("<p> </p>", "Ann Bare") }]),
      english,
    ),
  ).toEqual({ marks: [], voice: null });
  const down = fakeContent({ clients: new Error("down") });
  expect(await readSalesClients(down, english)).toEqual({ marks: [], voice: null });
  expect(down.reports).toEqual([["clients", "down"]]);
});
