/** A host and a site whose vacancies a spec may close. */
import { ownHost } from "../own-site.ts";

export interface ClosingHost {
  /** The site's address. */
  url: string;
  /** From now on all are open. */
  openAll(): Promise<void>;
  /**
   * From now on this vacancy is closed (`closed`), or the host has never heard of it (`forgotten`).
   */
  take(slug: string, how: "closed" | "forgotten"): Promise<void>;
  /** Fields of the resumes that arrived. */
  resumes(): Record<string, string>[];
}

/** Started before the tests of the calling file, stopped after them. */
export function closingHost(place: number): ClosingHost {
  const { host, url, purge } = ownHost(place);
  return {
    url,
    async openAll() {
      host.reset();
      await purge();
    },
    async take(slug, how) {
      host.reset();
      const { vacancies } = host.content;
      const at = vacancies.findIndex((vacancy) => vacancy.slug === slug);
      const [vacancy] = vacancies.splice(at, 1);
      if (vacancy && how === "closed") vacancies.splice(at, 0, { ...vacancy, closed: true });
      await purge(["vacancies", `vacancy:${slug}`]);
    },
    resumes: () =>
      host.submissions.filter(({ call }) => call === "resumeForm").map(({ fields }) => fields),
  };
}
