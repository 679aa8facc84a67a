import { calls, readReply, type Options } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { footerOf as footerIn, readFooter } from "#app/shell/read-footer.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";

const footerOf = (given: Options) => footerIn(given, english);
const links = { link: "/services/dedicated-teams", link_name: "Dedicated engineering teams" };
const page = (post_status: string, post_title: string) => ({
  post_status,
  post_name: `technologies-${post_title.toLowerCase()}`,
  post_title,
});

function options(footer: object, copyright = ""): Options {
  const result = readReply(calls.options.reply, {
    acf: { footer_links_list: footer, copyright_footer: copyright },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return result.value;
}

test("[FOOT-01] columns have the specification's names and order; one without links is omitted", () => {
  const { columns } = footerOf(
    options({ company: [links], services: [links], expertise: [], success_stories: [links] }),
  );
  expect(columns.map(({ title }) => title)).toEqual(["Services", "Success Stories", "Company"]);
  expect(columns[0]?.links).toEqual([
    { label: "Dedicated engineering teams", to: "/services/dedicated-teams" },
  ]);
});

test("[FOOT-06] the legal links of the columns are listed once more", () => {
  const link = (to: string, label: string) => ({ link: to, link_name: label });
  const [terms, policy] = [link("/terms-of-use", "Terms"), link("/privacy-policy", "Privacy")];
  const { columns, legal } = footerOf(options({ services: [links], company: [terms, policy] }));
  const again = true;
  expect(legal).toEqual([
    { label: "Privacy", to: "/privacy-policy", again },
    { label: "Terms", to: "/terms-of-use", again },
  ]);
  expect(columns[1]?.links).toEqual(legal.map(({ label, to }) => ({ label, to })).toReversed());
  expect(footerOf(options({ services: [links] })).legal).toEqual([]);
  const german = { label: "Datenschutz", to: "/de/privacy-policy" };
  const company = [link(german.to, german.label)];
  expect(footerIn(options({ company }), english, [], "/de").legal).toEqual([{ ...german, again }]);
});

test("[LEGAL-02] further legal pages follow, once each; not those that are off", () => {
  const link = (to: string, label: string) => ({ link: to, link_name: label });
  const imprint = link("/imprint", "Impressum");
  const policy = link("/privacy-policy", "Privacy");
  const legal = [imprint, imprint, link("/pricing", "Off"), policy];
  expect(footerIn(options({ company: [policy], legal }), english, ["pricing"]).legal).toEqual([
    { label: "Privacy", to: "/privacy-policy", again: true },
    { label: "Impressum", to: "/imprint", again: false },
  ]);
});

test("[FOOT-02] languages and technologies list published entries, and omit a column of drafts", () => {
  const { columns } = footerOf(
    options({
      custom_column_repeater_languages_and_technologies: [
        {
          general_name: "Languages",
          links: [page("publish", "Java"), page("draft", "Rust"), page("private", "Perl")],
        },
        { general_name: "Technologies", links: [page("draft", "Flutter")] },
      ],
    }),
  );
  expect(columns).toEqual([
    { title: "Languages", links: [{ label: "Java", to: "/technologies-java" }] },
  ]);
});

test("[FOOT-03] omits an absent social link", () => {
  const { social } = footerOf(
    options({
      fb_link: "https://example.com/fb",
      in_link: false,
      be_link: "",
      instagram_link: "https://example.com/in",
    }),
  );
  expect(social).toEqual([
    { name: "facebook", address: "https://example.com/fb", icon: "social-facebook.svg" },
    { name: "instagram", address: "https://example.com/in", icon: "social-instagram.svg" },
  ]);
});

test("[FOOT-04] the copyright text comes from the options, without executable markup", () => {
  expect(
    footerOf(options({}, '© 2026 <a href="/x" onclick="x()">Meridian</a><script>x()</script>'))
      .copyright,
  ).toBe('© 2026 <a href="/x">Meridian</a>');
});

test("without options the shell renders, and the operator gets a report", async () => {
  const content = fakeContent({ options: new Error("host down") });
  expect(await readFooter(content, english)).toBeNull();
  expect(content.reports).toEqual([["footer", "host down"]]);
});
