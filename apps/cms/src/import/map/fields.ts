import type { ExpertisePage, Slide, TechnologyPage } from "@meridian/contract";
import { kept, PUBLISHED, type ImportContext, type NewDocument } from "#import/context.ts";

export const slide = (context: ImportContext) => (from: Slide) => ({
  image: context.picture(from.image),
  subTitle: from.sub_title,
  title: from.title,
  description: from.description,
  buttonLink: context.link(from.button_link),
});

export const technologyDocument = (
  page: TechnologyPage,
  context: ImportContext,
): NewDocument<"technologies"> => ({
  ...PUBLISHED,
  slug: page.slug.replace(/^technologies-/, ""),
  title: page.title || page.image_section.title || page.slug.replace(/^technologies-/, ""),
  imageSection: {
    title: page.image_section.title,
    paragraph: context.rich(page.image_section.paragraph),
    image: context.picture(page.image_section.image),
  },
  projectSection: {
    title: page.project_section.title,
    description: context.rich(page.project_section.description),
    image: context.picture(page.project_section.image),
  },
  whySection: {
    title: page.why_section.title,
    boxes: page.why_section.boxes.map((box) => ({
      image: context.picture(box.img),
      title: box.title,
      description: box.description,
    })),
  },
  workedWith: {
    title: page.worked_with.title,
    boxes: page.worked_with.boxes.map((box) => ({
      image: context.picture(box.image),
      description: box.description,
    })),
  },
  slider: page.slider.map(slide(context)),
  drivenPlatforms: {
    title: page.driven_platforms.title,
    images: kept(page.driven_platforms.images, context.picture),
  },
});

export const expertiseDocument = (
  page: ExpertisePage,
  context: ImportContext,
): NewDocument<"expertise"> => ({
  ...PUBLISHED,
  slug: page.slug.replace(/^expertise-/, ""),
  title: page.title || page.terms.title || page.slug.replace(/^expertise-/, ""),
  image: context.picture(page.image),
  terms: { title: page.terms.title, description: context.rich(page.terms.description) },
  clients: {
    title: page.clients.title,
    gallery: page.clients.gallery.map((item) => ({
      image: context.picture(item.image),
      width: item.width,
      imageFill: item.image_fill.toLowerCase() === "cover" ? "Cover" : "Contain",
    })),
    slider: page.clients.slider.map(slide(context)),
  },
  works: { title: page.works.title, slider: page.works.slider.map(slide(context)) },
  textUnderSlider: {
    left: context.rich(page.text_under_slider.left),
    right: context.rich(page.text_under_slider.right),
  },
  teamImage: context.picture(page.team_image),
  howItWorks: page.how_it_works,
  whyUs: page.why_us,
});
