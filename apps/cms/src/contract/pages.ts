/**
 * WordPress's pages: clients, about, home, the legal texts. Their ids and slugs are the contract's
 * own.
 */
import type { Wire } from "@meridian/contract";
import { figure, html, list, picture, text } from "#contract/wire.ts";
import type { About, Client, Home, PrivacyPolicy } from "#payload-types.ts";

/**
 * Page ids: home's is in its address (`pages/1120`), the others are WordPress-like numbers of this
 * host.
 */
export const PAGE_IDS = {
  clients: 1101,
  about: 1102,
  "privacy-policy": 1103,
  "terms-of-use": 1104,
  home: 1120,
} as const;

export const clientsWire = (doc: Client): Wire<"clients">[number] => ({
  id: PAGE_IDS.clients,
  slug: "clients",
  title: doc.title,
  data: {
    client: list(doc.clients, ({ title, thumbnail, url, hasReview, review, facts }) => ({
      title: text(title),
      thumbnail: picture(thumbnail),
      url: text(url),
      is_client_has_review: hasReview === true,
      // What is left in the fields of a review that was ticked off is not for the public.
      review: hasReview
        ? {
            description: html(review?.description),
            image: picture(review?.image),
            name: text(review?.name),
            position: text(review?.position),
          }
        : { description: "", image: "", name: "", position: "" },
      list_item: {
        project: text(facts?.project),
        Date: text(facts?.date),
        specialist_count: figure(facts?.specialistCount),
        location: text(facts?.location),
      },
    })),
  },
});

export const aboutWire = (doc: About): Wire<"about">[number] => ({
  id: PAGE_IDS.about,
  slug: "about",
  title: doc.title,
  data: {
    description: html(doc.description),
    info_list: {
      years: figure(doc.years),
      project: figure(doc.project),
      specialists: figure(doc.specialists),
    },
  },
});

export const homeWire = (doc: Home): Wire<"home"> => ({
  id: PAGE_IDS.home,
  slug: "home",
  title: "Home",
  section_header_video: picture(doc.headerVideo),
  section_header_video_preview: picture(doc.headerVideoPreview),
  section_header_title: text(doc.headerTitle),
  section_header_description: html(doc.headerDescription),
  provide_title: text(doc.provideTitle),
  provide_items: list(doc.provideItems, (item) => ({
    icon: picture(item.icon),
    title: text(item.title),
    list: list(item.list, (line) => ({ text: line.text })),
  })),
});

/** Privacy policy and terms of use, which have the same fields. */
export const legalWire = (
  slug: "privacy-policy" | "terms-of-use",
  doc: Omit<PrivacyPolicy, "id">,
): Wire<"privacyPolicy">[number] => ({
  id: PAGE_IDS[slug],
  slug,
  data: { head_text: text(doc.headText), title: doc.title, description: html(doc.description) },
});
