import { readCareerPost } from "#app/pages/career/read-career.server.ts";
import { VACANCIES_SITEMAP } from "#app/pages/listings.server.ts";
import { definePage } from "#app/pages/define-page.ts";

export const careerPostPage = definePage({
  at: "/career/:id",
  module: "pages/career/post/route.tsx",
  query: [],
  calls: ({ params: { id = "" } }) => [["careerPost", { id }]],
  // A removed post redirects to the career page (POST-04).
  find: async (content, { params: { id = "" }, t }) => {
    const of = await readCareerPost(content, id, t);
    return of ? { of } : { of, to: "/career" };
  },
  listing: {
    sitemap: null,
    group: VACANCIES_SITEMAP,
    async read(content) {
      const posts = (await content.read("careerPosts")) ?? [];
      return posts.flatMap((post) =>
        post.id === null || post.status === 404
          ? []
          : [{ path: `/career/${post.id}`, title: post.title, text: "", of: post }],
      );
    },
  },
  settings: null,
});
