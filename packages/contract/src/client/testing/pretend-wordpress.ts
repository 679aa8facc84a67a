/** A fake WordPress: core's posts and pages, ACF with media ids, no category filter, slow. */
import { setTimeout as pause } from "node:timers/promises";
import { createClient, type Client } from "#client/client.ts";

export interface PretendWordPress {
  client: Client;
  /** Requested addresses, decoded. */
  requests: string[];
  most: number;
}

const CATEGORIES: Record<string, number> = { services: 3, portfolio: 4 };

const post = (id: number, slug: string, category: number, acf: object) => ({
  id,
  slug,
  link: `http://host.test/${slug}/`,
  status: "publish",
  title: { rendered: slug },
  content: { rendered: "", protected: false },
  categories: [category],
  acf,
});

/** 34 pictures: 100 of the home page, 110 of services, 120 of works, 130 of clients. */
const POSTS = [
  ...Array.from({ length: 7 }, (_, at) => ({
    ...post(at + 1, `service-${at}`, 3, { short_description: "S" }),
    featured_image_url: 110 + at,
  })),
  ...Array.from({ length: 10 }, (_, at) => ({
    ...post(at + 20, `work-${at}`, 4, { project_description: false, order: String(at) }),
    featured_image_url: 120 + at,
  })),
  post(90, "news", 1, {}),
];
const PAGES: Record<string, object> = {
  home: post(1120, "home", 0, {
    section_header_title: "Teams",
    section_header_video_preview: 100,
    provide_items: Array.from({ length: 6 }, (_, at) => ({ icon: 101 + at, title: "T", list: [] })),
  }),
  about: post(3, "about", 0, { info_list: { years: "12" } }),
  clients: post(4, "clients", 0, {
    client: Array.from({ length: 10 }, (_, at) => ({ title: `C${at}`, thumbnail: 130 + at })),
  }),
};

function answer(url: URL): unknown {
  const query = url.searchParams;
  const path = url.pathname.replace("/api/wp/v2/", "");
  if (path === "media")
    return (query.get("include") ?? "").split(",").map((id) => ({
      id: Number(id),
      link: `http://host.test/attachment-${id}/`,
      source_url: `http://host.test/up/${id}.webp`,
    }));
  if (path === "categories") {
    const slug = query.get("slug") ?? "";
    return slug in CATEGORIES ? [{ id: CATEGORIES[slug], slug }] : [];
  }
  if (path === "posts") {
    const category = query.get("categories");
    const posts = POSTS.filter((one) => !category || one.categories.includes(Number(category)));
    return query.has("_fields") ? posts.map(({ id, categories }) => ({ id, categories })) : posts;
  }
  if (path === "pages/1120") return PAGES.home;
  if (path === "pages") return [PAGES[query.get("slug") ?? ""]].filter(Boolean);
  if (url.pathname === "/api/acf/v3/options/options")
    return { acf: { footer_links_list: false, top_slider_success_stories: [] } };
  return undefined;
}

export function pretendWordPress(): PretendWordPress {
  const state = { requests: [] as string[], most: 0 };
  let running = 0;
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(String(input));
    state.requests.push(decodeURIComponent(url.pathname + url.search));
    state.most = Math.max(state.most, ++running);
    await pause(5);
    running--;
    const reply = answer(url);
    return Response.json(
      reply ?? { code: "rest_no_route", message: "No route", data: { status: 404 } },
      { status: reply === undefined ? 404 : 200 },
    );
  };
  const client = createClient({
    host: "http://host.test",
    log: { warn: () => undefined },
    fetch: fetch as typeof globalThis.fetch,
  });
  return Object.assign(state, { client });
}
