/**
 * The host's form address fails while the rest works: visitors notice nothing, and nothing is lost.
 */
import { createServer, request, type Server } from "node:http";
import { expect } from "@playwright/test";
import { arrivedFrom, fill, newAddress, openForm, solve, THANKS } from "./contact-form.ts";
import { HOST } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { portAt } from "../../ports.ts";
import { test } from "../page-probes.ts";

const SITE_PORT = portAt(5);
const GATE_PORT = portAt(6);
const FORM = "/api/contact-form-7/v1/contact-forms/contact/feedback";

let site: OwnSite;
let gate: Server;
let isOpen = true;

test.use({ baseURL: `http://127.0.0.1:${SITE_PORT}` });

test.beforeAll(async () => {
  gate = createServer((incoming, outgoing) => {
    if (!isOpen) return incoming.socket.destroy();
    incoming.pipe(
      request(
        HOST + incoming.url,
        { method: incoming.method, headers: incoming.headers },
        (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
      ),
    );
  });
  await new Promise<void>((resolve) => gate.listen(GATE_PORT, "127.0.0.1", resolve));
  site = await startOwnSite(SITE_PORT, {
    SITE_URL: `http://127.0.0.1:${SITE_PORT}`,
    FORM_CONTACT_URL: `http://127.0.0.1:${GATE_PORT}${FORM}`,
  });
});

test.afterAll(async () => {
  await site.stop();
  gate.close();
});

test("[CON-09] [API-03] with the host's form address down the visitor is thanked, for it is stored; it arrives when the host is back", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openForm(page);
  await fill(form, email);
  await solve(form);
  isOpen = false;
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get("/metrics")).text())
    .toContain("intake_retried_total 1");
  expect(await arrivedFrom(email)).toEqual([]);
  isOpen = true;
  await expect.poll(() => arrivedFrom(email), { timeout: 15_000 }).toHaveLength(1);
});
