/** Everything a host holds, as the contract's reader yields it. */
import type {
  About,
  Article,
  BlogPost,
  Career,
  CareerPost,
  CaseStudy,
  ClientsPage,
  ExpertisePage,
  GivenSettings,
  Home,
  LegalPage,
  Options,
  Redirect,
  RoadMap,
  Seo,
  Service,
  SpecialisationCost,
  TechnologyPage,
  Vacancy,
  VacancyCategories,
} from "@meridian/contract";

/** A list is empty, a single record `null`, where the host has none. */
export interface HostContent {
  services: Service[];
  caseStudies: CaseStudy[];
  technologies: TechnologyPage[];
  expertise: ExpertisePage[];
  vacancies: Vacancy[];
  vacancyCategories: VacancyCategories;
  careerPosts: CareerPost[];
  blog: ImportedPost[];
  articles: Article[];
  costs: SpecialisationCost[];
  seo: PathSeo[];
  redirects: Redirect[];
  home: Home | null;
  about: About | null;
  clients: ClientsPage | null;
  career: Career | null;
  roadMap: RoadMap | null;
  options: Options | null;
  settings: GivenSettings | null;
  privacyPolicy: LegalPage | null;
  termsOfUse: LegalPage | null;
}

/** A blog post, with the day WordPress itself says it was posted (`YYYY-MM-DD`), where it does. */
export type ImportedPost = BlogPost & { posted?: string | undefined };

/** What search engines are told of a page, with the page's path (`/` is the home page). */
export type PathSeo = Seo & { path: string };
