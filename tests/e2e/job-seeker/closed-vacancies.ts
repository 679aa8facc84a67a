/** A host and a site whose vacancies a spec may close: no other test may feel it. */
import { createDemoHost } from "@meridian/demo";
import { PURGE_SECRET, purge } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";

export interface ClosingHost {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** From now on all are open. */
  openAll(): Promise<void>;
  /**
   * From now on this vacancy is closed (`closed`), or the host has never heard of it (`forgotten`).
   */
  take(slug: string, how: "closed" | "forgotten"): Promise<void>;
  /** Fields of the resumes that arrived. */
  resumes(): Record<string, string>[];
}

export function closingHost(port: number): ClosingHost {
  const address = `http://127.0.0.1:${port}`;
  const host = createDemoHost();
  let site: OwnSite | undefined;
  return {
    async start() {
      site = await startOwnSite(port, {
        SITE_URL: address,
        CONTENT_HOST: await host.listen(),
        PURGE_SECRET,
      });
    },
    async stop() {
      await site?.stop();
      await host.stop();
    },
    async openAll() {
      host.reset();
      await purge(["*"], address);
    },
    async take(slug, how) {
      host.reset();
      const { vacancies } = host.content;
      const at = vacancies.findIndex((vacancy) => vacancy.slug === slug);
      const [vacancy] = vacancies.splice(at, 1);
      if (vacancy && how === "closed") vacancies.splice(at, 0, { ...vacancy, closed: true });
      await purge(["vacancies", `vacancy:${slug}`], address);
    },
    resumes: () =>
      host.submissions.filter(({ call }) => call === "resumeForm").map(({ fields }) => fields),
  };
}
