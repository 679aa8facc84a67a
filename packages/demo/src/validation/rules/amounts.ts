import { checkFigure, type Checked } from "#validation/checks.ts";
import { wordCount } from "#validation/html.ts";

const between = (least: number, most: number) => (got: number) => got >= least && got <= most;
const atLeast = (least: number) => (got: number) => got >= least;
const numberOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length;

/** The number of records that pages and edge cases need. */
export function checkAmounts(checked: Checked): void {
  checkServicesAndClients(checked);
  checkPosts(checked);
  const { content, check } = checked;
  const { options, career, roadMap, legal } = content;
  const slides = options.acf.top_slider_success_stories;
  checkFigure(check, "top slider", slides.length, 4);
  for (const slide of slides)
    check(/^\/case-studies\/./.test(slide.button_link), `top slider: ${slide.button_link}`);
  checkFigure(check, "feedback messages", career.feedback_message.length, 6);
  checkFigure(check, "stat items", career.feedback_rating_all_smiles.length, 4);
  checkFigure(check, "road map stages", roadMap.list.length, 8);
  for (const { slug, data } of legal)
    check(
      /sample/i.test(data.description) && /sample/i.test(data.head_text),
      `${slug}: not marked as sample`,
    );
}

function checkServicesAndClients({ content, check }: Checked): void {
  const { services, caseStudies, clients } = content;
  const figure = checkFigure.bind(null, check);
  figure(
    "services without how_it_works",
    numberOf(services, ({ data }) => data.how_it_works.length === 0),
    1,
  );
  for (const { slug, data } of services) figure(`${slug}: boxes`, data.box_repeater.length, 3);
  figure(
    "service titles with HTML",
    numberOf(services, ({ title }) => /[<&]/.test(title)),
    atLeast(1),
  );
  figure(
    "case studies without site_url",
    numberOf(caseStudies, ({ data }) => data.site_url === ""),
    2,
  );
  for (const { slug, data } of caseStudies)
    figure(`${slug}: gallery`, data.implementation.length, between(4, 6));
  const companies = clients.data.client;
  const hasReview = (client: (typeof companies)[number]) => client.is_client_has_review;
  figure("clients", companies.length, 14);
  figure("reviews", numberOf(companies, hasReview), 4);
  figure("reviews among the first nine", numberOf(companies.slice(0, 9), hasReview), 4);
  for (const client of companies)
    for (const [name, value] of Object.entries(client.review))
      if (typeof value !== "boolean")
        check((value !== "") === client.is_client_has_review, `${client.title}: review.${name}`);
}

function checkPosts({ content, check }: Checked): void {
  const { blog, article } = content;
  const figure = checkFigure.bind(null, check);
  for (const post of blog) {
    figure(`${post.post_name}: sections`, post.content.length, between(4, 7));
    figure(
      `${post.post_name}: words`,
      post.content.reduce((sum, section) => sum + wordCount(section.text_editor), 0),
      between(700, 1200),
    );
  }
  const longTitles = numberOf(blog, ({ title }) => title.length > 103);
  const longDescriptions = numberOf(blog, ({ description }) => description.length > 181);
  figure("blog titles over 103", longTitles, atLeast(3));
  figure("blog titles of 103 or less", blog.length - longTitles, atLeast(3));
  figure("blog descriptions over 181", longDescriptions, atLeast(3));
  figure("blog descriptions of 181 or less", blog.length - longDescriptions, atLeast(2));
  check(
    blog.every((post, at) => at === 0 || (blog[at - 1]?.date ?? "") >= post.date),
    "blog: not sorted by date",
  );
  figure("article words", wordCount(article.content), between(1800, 2300));
  const sections = [...article.content.matchAll(/<section id="([^"]+)"><h2>([^<]+)<\/h2>/g)];
  const points = article.article_field_control_points;
  figure("article sections", sections.length, points.length);
  for (const [at, [, id = "", heading = ""]] of sections.entries())
    check(
      heading === points[at]?.article_field_control_points_title && id === kebab(heading),
      `article: section ${id} and its control point differ`,
    );
}

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
