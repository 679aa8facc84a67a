/** Every GET of section 7, career posts and redirects, with the expected demo content. */
import type { Params, SpecifiedCallName } from "@meridian/contract";
import type { DemoContent } from "@meridian/demo";

type GetCallName = SpecifiedCallName | "careerPosts" | "redirects";

/** A clean record as the client must return it, pictures by id (`Picture`). */
export interface Sample<N extends GetCallName> {
  params: Params<N>;
  clean: unknown;
}

export interface Row<N extends GetCallName> {
  /** Path and query as in section 7. */
  address: string;
  samples: Sample<N>[];
  absent?: Params<N>;
  /** Sorts both sides, since the contract leaves the order open. */
  sortedBy?: string;
}

export type Rows = { [N in GetCallName]: Row<N> };

/** A picture by id, until the host's form of it is known. */
export class Picture {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

const picture = (id: string): Picture | null => (id === "" ? null : new Picture(id));
const only = (clean: unknown) => [{ params: {}, clean }];
/** Section 3 has custom fields in `data`; the clean record is flat. */
const flat = <T extends { data: object }>({ data, ...core }: T) =>
  ({ ...core, ...data }) as Omit<T, "data"> & T["data"];
const without = <T extends object>(record: T, key: keyof T) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

type One<K extends keyof DemoContent> = DemoContent[K] extends (infer T)[] ? T : DemoContent[K];

const service = (record: One<"services">) => {
  const { explore_our_expertise: explore, ...rest } = flat(record);
  return {
    ...rest,
    featured_image_url: picture(record.featured_image_url),
    explore_our_expertise: { ...explore, image: picture(explore.image) },
  };
};

const caseStudy = (record: One<"caseStudies">) => {
  const study = flat(record);
  const illustrated = (part: { description: string; image: string }) => ({
    ...part,
    image: picture(part.image),
  });
  return {
    ...study,
    featured_image_url: picture(record.featured_image_url),
    background_wallpaper: picture(study.background_wallpaper),
    project_image: picture(study.project_image),
    goal_and_tasks: illustrated(study.goal_and_tasks),
    challenges: illustrated(study.challenges),
    implementation: study.implementation.map(({ url }) => picture(url)),
  };
};

const client = (record: One<"clients">["data"]["client"][number]) => ({
  ...record,
  thumbnail: picture(record.thumbnail),
  review: { ...record.review, image: picture(record.review.image) },
});

const home = (record: One<"home">) => ({
  ...record,
  section_header_video: picture(record.section_header_video),
  section_header_video_preview: picture(record.section_header_video_preview),
  provide_items: record.provide_items.map((item) => ({
    ...item,
    icon: picture(item.icon.sizes.large),
  })),
});

const slide = <T extends { image: { url: string } }>(record: T) => ({
  ...record,
  image: picture(record.image.url),
});

const technology = (record: One<"technologies">) => {
  const page = flat(record);
  return {
    ...page,
    image_section: { ...page.image_section, image: picture(page.image_section.image) },
    project_section: { ...page.project_section, image: picture(page.project_section.image) },
    why_section: {
      ...page.why_section,
      boxes: page.why_section.boxes.map((box) => ({ ...box, img: picture(box.img) })),
    },
    worked_with: {
      ...page.worked_with,
      boxes: page.worked_with.boxes.map((box) => ({ ...box, image: picture(box.image) })),
    },
    slider: page.slider.map(slide),
    driven_platforms: {
      ...page.driven_platforms,
      images: page.driven_platforms.images.map(({ sizes }) => picture(sizes.medium)),
    },
  };
};

const expertise = (record: One<"expertise">) => {
  const page = flat(record);
  return {
    ...page,
    image: picture(page.image),
    team_image: picture(page.team_image),
    clients: {
      ...page.clients,
      gallery: page.clients.gallery.map((item) => ({ ...item, image: picture(item.image) })),
      slider: page.clients.slider.map(slide),
    },
    works: { ...page.works, slider: page.works.slider.map(slide) },
  };
};

const vacancy = (record: One<"vacancies">) => ({
  ...record,
  recruiter: { ...record.recruiter, portrait: picture(record.recruiter.portrait) },
  first_info_image: picture(record.first_info_image),
  questions: record.questions.map((question) => ({
    ...question,
    options: question.options.split("\n").filter(Boolean),
  })),
});

const career = (record: One<"career">) => ({
  ...record,
  career_gallery: record.career_gallery.map((item) => ({ ...item, img: picture(item.img) })),
  feedback_message: record.feedback_message.map((item) => ({
    ...item,
    avatar: picture(item.avatar.url),
  })),
  feedback_rating_all_smiles: record.feedback_rating_all_smiles.map((item) => ({
    ...item,
    finish_icons: picture(item.finish_icons),
  })),
  first_screen: picture(record.first_screen),
  career_first_screen_video: picture(record.career_first_screen_video),
});

const blogPost = (record: One<"blog">) => ({
  ...record,
  thumbnail_url: picture(record.thumbnail_url),
  first_screen_image: picture(record.first_screen_image),
});

const article = (record: One<"article">) => ({
  ...record,
  article_field_first_section_background: picture(
    record.article_field_first_section_background.link,
  ),
  mobile_page_navigation_image: picture(record.mobile_page_navigation_image),
});

const options = ({ acf }: One<"options">) => ({
  acf: { ...acf, top_slider_success_stories: acf.top_slider_success_stories.map(slide) },
});

const posts = "/api/wp/v2/posts";
const pages = "/api/wp/v2/pages";

export const contractRows = (content: DemoContent): Rows => ({
  ...postRows(content),
  ...pageRows(content),
  ...otherRows(content),
});

function postRows(content: DemoContent) {
  return {
    services: {
      address: `${posts}?filter[category_name]=services`,
      samples: only(content.services.map(service)),
      sortedBy: "slug",
    },
    portfolio: {
      address: `${posts}?filter[category_name]=portfolio`,
      samples: only(content.caseStudies.map(caseStudy)),
      sortedBy: "slug",
    },
    service: {
      address: `${posts}?slug={slug}`,
      samples: content.services.map((record) => ({
        params: { slug: record.slug },
        clean: service(record),
      })),
      absent: { slug: "no-such-service" },
    },
    caseStudy: {
      address: `${posts}?slug={slug}`,
      samples: content.caseStudies.map((record) => ({
        params: { slug: record.slug },
        clean: caseStudy(record),
      })),
      absent: { slug: content.services[0]?.slug ?? "" },
    },
    article: {
      address: `${posts}?filter[category_name]=article`,
      samples: only(article(content.article)),
    },
    careerPosts: {
      address: `${posts}?filter[category_name]=careers`,
      samples: only(content.careerPosts.map(flat)),
      sortedBy: "title",
    },
    careerPost: {
      address: `${posts}/{id}`,
      samples: content.careerPosts.map((record) => ({
        params: { id: String(record.id) },
        clean: flat(record),
      })),
      absent: { id: "99999" },
    },
  } satisfies Partial<Rows>;
}

function pageRows(content: DemoContent) {
  const legal = (slug: string) =>
    only(content.legal.filter((page) => page.slug === slug).map(flat)[0]);
  const fields = <T extends { slug: string }>(
    records: T[],
    prefix: string,
    clean: (record: T) => unknown,
  ) =>
    records.map((record) => ({
      params: { name: record.slug.slice(prefix.length) },
      clean: clean(record),
    }));
  return {
    clients: {
      address: `${pages}?slug=clients`,
      samples: only({
        ...without(content.clients, "data"),
        client: content.clients.data.client.map(client),
      }),
    },
    about: { address: `${pages}?slug=about`, samples: only(flat(content.about)) },
    home: { address: `${pages}/1120`, samples: only(home(content.home)) },
    privacyPolicy: { address: `${pages}?slug=privacy-policy/`, samples: legal("privacy-policy") },
    termsOfUse: { address: `${pages}?slug=terms-of-use/`, samples: legal("terms-of-use") },
    technology: {
      address: `${pages}?slug=/technologies-{name}`,
      samples: fields(content.technologies, "technologies-", technology),
      absent: { name: "cobol" },
    },
    expertise: {
      address: `${pages}?slug=/expertise-{name}`,
      samples: fields(content.expertise, "expertise-", expertise),
      absent: { name: "alchemy" },
    },
  } satisfies Partial<Rows>;
}

function otherRows(content: DemoContent) {
  return {
    vacancies: {
      address: "/api/wp/v2/vacancies",
      samples: only(content.vacancies.map((record) => without(vacancy(record), "title"))),
      sortedBy: "slug",
    },
    vacancy: {
      address: "/api/wp/v2/vacancy/?slug={slug}",
      samples: content.vacancies.map((record) => ({
        params: { slug: record.slug },
        clean: without(vacancy(record), "post_title"),
      })),
      absent: { slug: "no-such-vacancy" },
    },
    vacancyCategories: {
      address: "/api/wp/v2/vacancies-category",
      samples: only(content.vacancyCategories),
    },
    vacancySpecialisations: {
      address: "/api/wp/v2/get_vacancy_specialisation",
      samples: only(content.vacancySpecialisations),
    },
    career: { address: "/api/wp/v2/career", samples: only(career(content.career)) },
    roadMap: { address: "/api/wp/v2/road-map/", samples: only(content.roadMap) },
    blog: { address: "/api/wp/v2/blog", samples: only(content.blog.map(blogPost)) },
    blogPost: {
      address: "/api/wp/v2/single-blog/?slug={slug}",
      samples: content.blog.map((record) => ({
        params: { slug: record.post_name },
        clean: blogPost(record),
      })),
      absent: { slug: "no-such-post" },
    },
    options: { address: "/api/acf/v3/options/options", samples: only(options(content.options)) },
    seo: {
      address: "/api/wp/custom-seo/v1/get-data-by-slug/{path}",
      samples: content.seo.map((record) => ({
        params: { path: record.path.slice(1) },
        clean: { noindex: false, ...without(record, "path"), image: picture(record.image) },
      })),
      absent: { path: "no/such/page" },
    },
    specialisationCosts: {
      address: "/api/wp/v2/calculator-option-field-specialisation-get-cost",
      samples: only(content.specialisationCosts),
    },
    redirects: {
      address: "/api/meridian/v1/redirects",
      samples: only(content.redirects),
      sortedBy: "from",
    },
    calculatorSpecialisations: {
      address: "/api/wp/v2/calculator-search-specialisation",
      samples: only(content.vacancySpecialisations),
    },
  } satisfies Partial<Rows>;
}
