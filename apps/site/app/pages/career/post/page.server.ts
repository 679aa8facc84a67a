import { VACANCIES_SITEMAP } from "#app/pages/listings.server.ts";
import { definePage } from "#app/pages/define-page.ts";

export const careerPostPage = definePage({
  at: "/career/:id",
  module: "pages/career/post/route.tsx",
  query: [],
  calls: ({ params: { id = "" } }) => [["careerPost", { id }]],
  // A removed post redirects to the career page (POST-04).
  rule: async (content, { params: { id = "" } }) =>
    (await content.read("careerPost", { id })) ? null : { kind: "moved", to: "/career" },
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
