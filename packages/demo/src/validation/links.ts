import type { Addresses } from "#validation/addresses.ts";
import { checkUnique, type Checked } from "#validation/checks.ts";

/** Footer, redirects and SEO records name exactly the existing pages. */
export function checkLinks(checked: Checked, addresses: Addresses): void {
  checkFooter(checked, addresses);
  checkRedirects(checked, addresses);
  checkSeo(checked, addresses);
}

function checkFooter({ content, check }: Checked, { pages }: Addresses): void {
  const footer = content.options.acf.footer_links_list;
  const links = footer.custom_column_repeater_languages_and_technologies.flatMap(
    (column) => column.links,
  );
  for (const link of links)
    check(
      pages.has(`/${link.post_name}`) === (link.post_status === "publish"),
      `footer: ${link.post_name} is ${link.post_status}`,
    );
  const named = (column: { link: string }[], path: string): void => {
    check(
      column.some(({ link }) => link === path),
      `footer: ${path} is missing`,
    );
  };
  for (const { slug } of content.services) named(footer.services, `/services/${slug}`);
  for (const { slug } of content.expertise) named(footer.expertise, `/${slug}`);
}

function checkRedirects({ content, check }: Checked, { pages }: Addresses): void {
  for (const { from, status } of content.redirects) {
    check(!pages.has(from), `redirects: ${from} is a page`);
    check(!content.redirects.some(({ to }) => to === from), `redirects: ${from} is led to`);
    check([301, 302].includes(status), `redirects: status of ${from}`);
  }
}

function checkSeo({ content, check }: Checked, { pages, described }: Addresses): void {
  for (const name of ["path", "title", "description"] as const)
    checkUnique(
      check,
      `seo ${name}`,
      content.seo.map((record) => record[name]),
    );
  for (const page of pages)
    check(
      described.has(page) || content.seo.some(({ path }) => path === page),
      `seo: ${page} is missing`,
    );
  for (const { path, canonical, title, description } of content.seo) {
    check(pages.has(path), `seo: ${path} is no page`);
    check(canonical === path, `seo: canonical of ${path}`);
    check(title.length <= 60, `seo: title of ${path} has ${title.length}`);
    check(
      description.length >= 120 && description.length <= 155,
      `seo: description of ${path} has ${description.length}`,
    );
    check(/Meridian/.test(title), `seo: brand in the title of ${path}`);
  }
}
