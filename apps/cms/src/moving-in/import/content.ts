/** Everything a host holds, as the contract's reader yields it. */
import type {
  About,
  Article,
  Career,
  CareerPost,
  CaseStudy,
  ClientsPage,
  ExpertisePage,
  GivenSettings,
  Home,
  LandingPage,
  LegalPage,
  Options,
  Redirect,
  RoadMap,
  Service,
  SpecialisationCost,
  TechnologyPage,
  Vacancy,
  VacancyCategories,
} from "@meridian/contract";
import type { Conformance } from "@meridian/contract/conformance";
import type { ImportedPost } from "#records/mapping/records/blog-posts.ts";
import type { PathSeo } from "#records/mapping/records/seo-records.ts";

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
  landingPages: LandingPage[];
  home: Home | null;
  about: About | null;
  clients: ClientsPage | null;
  career: Career | null;
  roadMap: RoadMap | null;
  options: Options | null;
  settings: GivenSettings | null;
  privacyPolicy: LegalPage | null;
  termsOfUse: LegalPage | null;
  /** Where the host shows its posts and pages, where their records do not say it. */
  links?: Conformance["links"];
}
