import { ownHost } from "../own-site.ts";

export interface ClosingHost {
  url: string;
  openAll(): Promise<void>;
  /** Closes a vacancy (`closed`), or removes it as if it never existed (`removed`). */
  take(slug: string, how: "closed" | "removed"): Promise<void>;
  resumes(): Record<string, string>[];
}

/** For the tests of the calling file. */
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
