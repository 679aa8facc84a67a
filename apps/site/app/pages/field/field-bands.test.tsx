import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { languageOf } from "@meridian/messages/language";
import type { Story } from "#app/pages/field/types.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { ClientNotes } from "#app/pages/field/client-notes.tsx";
import { Columns } from "#app/bands/columns.tsx";
import { Steps } from "#app/bands/steps.tsx";
import { LanguageContext } from "#app/language/language.ts";
import { ExpertiseClients } from "#app/pages/field/stories/expertise-clients.tsx";
import { ExpertiseCover } from "#app/pages/field/expertise-cover.tsx";
import { Platforms } from "#app/pages/field/platforms.tsx";
import { StoriesBand } from "#app/pages/field/stories/stories-band.tsx";
import { TeamStart } from "#app/pages/field/team-start.tsx";
import { TechnologyCore } from "#app/pages/field/technology-core.tsx";
import { markup } from "#app/ui/testing/markup.tsx";

const none = "" as SafeHtml;
const story: Story = {
  image: null,
  note: "London",
  title: "6 hours",
  text: "Four kinds.",
  to: "/case-studies/x",
};

test("[EXP-03] renders nothing for a section without data", () => {
  expect([
    markup(<Columns title="Why" boxes={[]} />),
    markup(<ClientNotes title="With" clients={[]} />),
    markup(
      <StoriesBand
        title="Works"
        label="Projects"
        stories={[]}
        autoplay={1}
        ground="land"
        under={{ left: none, right: none }}
      />,
    ),
    markup(<Platforms title="Platforms" images={[]} />),
    markup(<ExpertiseClients title="Clients" marks={[]} stories={[]} />),
    markup(<TeamStart title="Start" steps={[]} image={null} lead={null} />),
  ]).toEqual(["", "", "", "", "", ""]);
});

test("[EXP-03] the first screens render with only a name", () => {
  expect(
    markup(
      <TechnologyCore
        name="Java"
        intro={{ title: "Java", text: none, image: null }}
        project={null}
        trail={[]}
        contact=""
      />,
    ),
  ).toMatch(/<h1>Java<\/h1>/);
  const cover = markup(
    <ExpertiseCover name="Fintech" image={null} terms={null} trail={[]} lead={null} contact="" />,
  );
  expect(cover).toMatch(/<h1[^>]*>Fintech<\/h1>/);
  expect(cover).not.toMatch(/<img|<h2/);
});

test("[EXP-04] the first screen has the way to the form and the lead, and neither when absent", () => {
  const lead = { name: "Iryna S.", role: "Lead Engineer", about: "Ledgers.", portrait: null };
  const cover = { name: "Fintech", image: null, terms: null, trail: [] };
  const whole = markup(<ExpertiseCover {...cover} lead={lead} contact="#contact-form" />);
  expect(whole).toMatch(/<a [^>]*href="#contact-form"[^>]*>Contact Us<.*Iryna S\..*Lead Engineer/);
  expect(markup(<ExpertiseCover {...cover} lead={null} contact="" />)).not.toContain("<a ");
  const image = { src: "/media/t.webp", alt: "", sizes: {} };
  const start = { title: "", steps: [], image };
  expect(markup(<TeamStart {...start} lead={lead} />)).toMatch(/Who leads.*Iryna S\..*Ledgers\./s);
  expect(markup(<TeamStart {...start} lead={null} />)).not.toContain("Who leads");
});

test("sets a long name smaller, by its length", () => {
  const lengthOf = (name: string) =>
    /<h1[^>]*?(?:data-length="(\w+)")?>/.exec(
      markup(
        <ExpertiseCover name={name} image={null} terms={null} trail={[]} lead={null} contact="" />,
      ),
    )?.[1];
  expect(["Fintech", "Education technology", "x".repeat(300)].map(lengthOf)).toEqual([
    undefined,
    "long",
    "longest",
  ]);
});

test("renders one story without a slider, several with one, and no link for a story without an address", () => {
  const band = (stories: Story[]) =>
    markup(
      <StoriesBand title="Works" label="Projects" stories={stories} autoplay={1} ground="land" />,
    );
  expect(band([story])).not.toContain("carousel");
  expect(band([story, { ...story, title: "8 hours" }])).toContain("carousel");
  expect(band([story])).toMatch(/<a [^>]*href="\/case-studies\/x"/);
  expect(band([{ ...story, to: "" }])).not.toMatch(/<a |Read the story/);
});

test("[EXP-01] renders the texts under the slider without the slider", () => {
  const html = markup(
    <StoriesBand
      title="Works"
      label="Projects"
      stories={[]}
      autoplay={1}
      ground="land"
      under={{ left: "<p>Left</p>" as SafeHtml, right: none }}
    />,
  );
  expect(html).toMatch(/<h2>Works<\/h2>.*<p>Left<\/p>/);
});

test("[TECH-01] shows a platform's caption or name, and no sentence-long alt text", () => {
  const platform = (more: object) =>
    markup(
      <Platforms title="" images={[{ src: "/media/a.svg", alt: "", sizes: {}, ...more }]} />,
    ).replace(/^.*<li>/, "");
  const sentence = "A photograph of three colleagues before a whiteboard.";
  expect(platform({ alt: sentence, caption: "Kubernetes" })).toMatch(
    new RegExp(`alt="${sentence}".*</span>Kubernetes</li>`),
  );
  expect(platform({ alt: "Android" })).toMatch(/alt="".*<\/span>Android<\/li>/);
  expect(platform({ alt: sentence })).toMatch(new RegExp(`alt="${sentence}".*</span></li>`));
});

test("a band in another language than its page has one direction, its short titles too", () => {
  const inHebrew = (band: ReactNode): string =>
    markup(
      <LanguageContext value={{ ...languageOf("he").language, prefix: "", all: [] }}>
        {band}
      </LanguageContext>,
    );
  const [audits, text] = ["Audits", "Evidence is written while the work is done."];
  const columns = (title: string, words: string): string =>
    inHebrew(<Columns title="" boxes={[{ title, text: words, image: null }]} />);
  const steps = (title: string, words: string): string =>
    inHebrew(<Steps steps={[{ title, text: `<p>${words}</p>` as SafeHtml }]} />);
  for (const bandOf of [columns, steps]) {
    expect(bandOf(audits, text)).toMatch(/^<section dir="ltr"/);
    expect(bandOf("React", "הצוות כותב את המוצר שלכם")).not.toMatch(/^<section dir/);
  }
});
