import { expect, test } from "@playwright/test";

type Thing = { "@type": string; itemListElement?: { item: string }[] };
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );

test("[VACD-06] a vacancy's posting contains nothing that its page does not show", async ({
  page,
  request,
}) => {
  const path = "/vacancies/senior-react-engineer-harbour-ledger";
  const posting = thingsIn(await (await request.get(path)).text())[0] as unknown as Record<
    string,
    string
  > & { applicantLocationRequirements: { name: string }[] };
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: "Senior React Engineer",
    datePosted: "2026-11-12",
    jobLocationType: "TELECOMMUTE",
    hiringOrganization: { name: "Meridian" },
  });
  await page.goto(path);
  await expect(page.locator("main time").first()).toHaveAttribute(
    "datetime",
    posting.datePosted ?? "",
  );
  await expect(page.locator("main dd").getByText("November 12, 2026")).toBeVisible();
  const shown = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  const words = (html: string): string[] =>
    html
      .split(/<[^>]+>/)
      .map((text) => text.replace(/:$/, "").trim())
      .filter(Boolean);
  for (const text of words(posting.description ?? "").flatMap((line) => line.split("; ")))
    expect(shown).toContain(text.replaceAll("&amp;", "&"));
  for (const { name } of posting.applicantLocationRequirements) expect(shown).toContain(name);
});
