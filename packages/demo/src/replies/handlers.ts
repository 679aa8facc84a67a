import type { GetCallName, Params, Wire } from "@meridian/contract";
import type { DemoContent } from "#content.ts";

/**
 * One handler for each GET row of the contract's table: a row without one, or a reply of another
 * shape, does not compile.
 */
export type Handlers = { [N in GetCallName]: (params: Params<N>) => Wire<N> | null };

const withSlug = <T extends { slug: string }>(records: T[], slug: string): T[] =>
  records.filter((record) => record.slug === slug);

/**
 * The demo content as a plain host sends it (API-01), pictures still by id. `content` is read at
 * each call.
 */
export function createHandlers(content: DemoContent): Handlers {
  return {
    services: () => content.services,
    portfolio: () => content.caseStudies,
    article: () => [articleReply(content.article)],
    service: ({ slug }) => withSlug(content.services, slug),
    caseStudy: ({ slug }) => withSlug(content.caseStudies, slug),
    careerPost: ({ id }) => content.careerPosts.find((post) => String(post.id) === id) ?? null,
    clients: () => [content.clients],
    about: () => [content.about],
    home: () => homeReply(content.home),
    privacyPolicy: () => withSlug(content.legal, "privacy-policy"),
    termsOfUse: () => withSlug(content.legal, "terms-of-use"),
    technology: ({ name }) =>
      withSlug(content.technologies, `technologies-${name}`).map(technologyReply),
    expertise: ({ name }) => withSlug(content.expertise, `expertise-${name}`),
    vacancies: () =>
      content.vacancies.filter(({ closed }) => !closed).toSorted((a, b) => b.hot - a.hot),
    vacancy: ({ slug }) => withSlug(content.vacancies, slug),
    vacancyCategories: () => content.vacancyCategories,
    vacancySpecialisations: () => content.vacancySpecialisations,
    career: () => content.career,
    roadMap: () => content.roadMap,
    blog: () => content.blog,
    blogPost: ({ slug }) => content.blog.filter((post) => post.post_name === slug),
    options: () => content.options,
    seo: ({ path }) => content.seo.find((entry) => entry.path === `/${path}`) ?? null,
    specialisationCosts: () => content.specialisationCosts,
    calculatorSpecialisations: () => content.vacancySpecialisations,
    careerPosts: () => content.careerPosts,
    redirects: () => content.redirects.map(({ from, to, status }) => ({ from, to, status })),
    landingPages: () => content.landingPages,
    settings: () => (Object.keys(content.siteSettings).length > 0 ? content.siteSettings : null),
  };
}

// The files name a picture by the one member the specification reads; a reply's picture has an
// address of its own too.
const homeReply = (home: DemoContent["home"]) => ({
  ...home,
  provide_items: home.provide_items.map((item) => ({
    ...item,
    icon: { url: item.icon.sizes.large, ...item.icon },
  })),
});

const technologyReply = (page: DemoContent["technologies"][number]) => ({
  ...page,
  data: {
    ...page.data,
    driven_platforms: {
      ...page.data.driven_platforms,
      images: page.data.driven_platforms.images.map((picture) => ({
        url: picture.sizes.medium,
        ...picture,
      })),
    },
  },
});

const articleReply = (article: DemoContent["article"]) => {
  const background = article.article_field_first_section_background;
  return {
    ...article,
    article_field_first_section_background: { url: background.link, ...background },
  };
};
