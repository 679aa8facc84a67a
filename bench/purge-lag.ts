import { randomUUID } from "node:crypto";
import { signedPost } from "@meridian/contract/site-protocol/signature";

export interface Purged {
  site: string;
  /** With its control open. */
  host: string;
  secret: string;
}

interface Home {
  section_header_title: string;
}

/** Notifies the site of changed tags, as its host does. */
export async function purge(
  { site, secret }: Pick<Purged, "site" | "secret">,
  tags: string[],
): Promise<void> {
  const purged = { tags, id: randomUUID(), at: Date.now() };
  const answer = await fetch(`${site}/purge`, signedPost(purged, secret));
  if (answer.status !== 204)
    throw new Error(`${site}/purge answered ${answer.status}: ${await answer.text()}`);
}

/** Milliseconds from the notification of a new home page title until a visitor gets it. */
export async function purgeLag({ site, host, secret }: Purged, title: string): Promise<number> {
  const content = `${host}/_demo/content/home`;
  const home: Home = await (await fetch(content)).json();
  await fetch(content, {
    method: "PUT",
    body: JSON.stringify({ ...home, section_header_title: title }),
  });
  const began = performance.now();
  await purge({ site, secret }, ["home"]);
  const html = await (await fetch(site)).text();
  if (!html.includes(title))
    throw new Error("the first visitor after a purge still got the old page");
  return performance.now() - began;
}
