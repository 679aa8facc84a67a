import { checkFigure, type Checked } from "#validation/checks.ts";

/** Facts about company, clients and people agree everywhere. */
export function checkFacts(checked: Checked): void {
  const { content, check } = checked;
  const { about, options, clients, career } = content;
  const { years, project, specialists } = about.data.info_list;
  check(years === 12 && project === 40 && specialists === 50, "about: facts are not 12, 40, 50");
  check(
    /50 specialists/.test(about.data.description) && /2014/.test(about.data.description),
    "about: text and facts differ",
  );
  check(
    options.acf.copyright_footer.includes("2014–2026") && 2026 - 2014 === years,
    "copyright years",
  );
  const companies = clients.data.client.map(({ list_item }) => list_item);
  checkFigure(
    check,
    "specialists on running engagements",
    companies
      .filter(({ Date: period }) => period.endsWith("present"))
      .reduce((sum, { specialist_count: count }) => sum + count, 0),
    specialists,
  );
  checkFigure(
    check,
    "client countries",
    new Set(companies.map(({ location }) => location.split(", ")[1])).size,
    13,
  );
  checkCaseStudies(checked);
  checkTexts(checked, project);
  const people = [
    ...clients.data.client
      .filter((client) => client.is_client_has_review)
      .map(({ review }) => review.name),
    ...career.feedback_message.map(({ name }) => name),
  ];
  for (const name of people)
    check(/^[A-Z][a-z]+ [A-Z]\.$/.test(name), `person "${name}" is not first name and initial`);
  const ratings = career.feedback_rating_all_smiles.map((smile) => smile.finish_number);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / 4;
  checkFigure(check, "career rating", career.feedback_rating, Math.round(mean * 10) / 10);
}

const plain = (html: string): string => html.replace(/<[^>]+>/g, "").replace(/&amp;/g, "&");

function checkCaseStudies({ content, check }: Checked): void {
  const clients = new Map(content.clients.data.client.map((client) => [client.title, client]));
  const services = new Set(content.services.map(({ title }) => plain(title)));
  for (const { slug, title, data } of content.caseStudies) {
    const client = clients.get(title);
    if (!check(client, `${slug}: client ${title} is not in clients.json`) || !client) continue;
    const { list_item: listed, url } = client;
    const stated = data.project_description;
    check(url === `/case-studies/${slug}`, `${slug}: the client links to ${url}`);
    check(stated.location === listed.location, `${slug}: location`);
    check(
      stated.partnership_period === listed.Date && data.portfolio_date_short_post === listed.Date,
      `${slug}: period`,
    );
    check(stated.team_size === `${listed.specialist_count} specialists`, `${slug}: team size`);
    for (const service of stated.services.split(", "))
      check(services.has(service), `${slug}: service "${service}" does not exist`);
    const [from, to] = listed.Date.split(" – ");
    check(
      Number(from) >= 2014 && (to === "present" || Number(to) >= Number(from)),
      `${slug}: dates`,
    );
  }
}

function checkTexts({ content, check }: Checked, projects: number): void {
  const texts = JSON.stringify(content);
  for (const [, count = ""] of texts.matchAll(/\b(\d+) projects\b/g))
    checkFigure(check, "projects in a text", Number(count), projects);
  for (const [, years = ""] of texts.matchAll(/average tenure[^.]{0,30}?(\d\.\d) years/gi))
    checkFigure(check, "tenure", years, "3.4");
  for (const [, count = ""] of texts.matchAll(/in (\d+) countries/gi))
    check([13, 11, 8].includes(Number(count)), `countries in a text: ${count}`);
  for (const [, from = "", to = ""] of texts.matchAll(/\$(4,?\d{3})[^$]{1,12}\$(7,?\d{3})/g))
    check(
      from.replace(",", "") === "4500" && to.replace(",", "") === "7500",
      `price range ${from}-${to}`,
    );
}
