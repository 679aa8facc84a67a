import type { User } from "#payload-types.ts";

/** The most frequent deeds of a role; the first one is the page's primary action. */
export const DEEDS: Record<User["role"], { label: string; address: string }[]> = {
  admin: [
    { label: "New post", address: "/admin/collections/blog-posts/create" },
    { label: "New vacancy", address: "/admin/collections/vacancies/create" },
  ],
  editor: [
    { label: "New post", address: "/admin/collections/blog-posts/create" },
    { label: "New vacancy", address: "/admin/collections/vacancies/create" },
  ],
  author: [{ label: "New post", address: "/admin/collections/blog-posts/create" }],
  translator: [{ label: "What is left", address: "/admin/collections/translations" }],
  recruiter: [{ label: "Applications by vacancy", address: "/admin/applications" }],
};
