import { checkUnique, type Checked } from "#validation/checks.ts";

/** Identifying values are unique. */
export function checkUniqueness({ content, check }: Checked): void {
  const { services, caseStudies, article, clients, about, home, legal, technologies, expertise } =
    content;
  const { careerPosts, blog, vacancies, images } = content;
  const pages = [clients, about, home, ...legal, ...technologies, ...expertise];
  const posts = [...services, ...caseStudies, article];
  checkUnique(
    check,
    "post slug",
    posts.map(({ slug }) => slug),
  );
  checkUnique(
    check,
    "page slug",
    pages.map(({ slug }) => slug),
  );
  checkUnique(
    check,
    "blog post_name",
    blog.map((post) => post.post_name),
  );
  checkUnique(
    check,
    "vacancy slug",
    vacancies.map(({ slug }) => slug),
  );
  checkUnique(check, "id", [
    ...[...posts, ...pages, ...careerPosts, ...blog].map(({ id }) => id),
    ...vacancies.map(({ ID }) => ID),
  ]);
  checkUnique(
    check,
    "image id",
    images.map(({ id }) => id),
  );
  checkUnique(
    check,
    "image subject",
    images.map(({ subject }) => subject),
  );
  checkUnique(
    check,
    "client",
    clients.data.client.map(({ title }) => title),
  );
  checkUnique(
    check,
    "order",
    caseStudies.map(({ data }) => data.order),
  );
}
