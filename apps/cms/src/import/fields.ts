import type { ExpertisePage, Slide, TechnologyPage } from "@meridian/contract";
import { kept, PUBLISHED, type Means, type NewDocument } from "#import/means.ts";

export const slide = (means: Means) => (from: Slide) => ({
  image: means.picture(from.image),
  subTitle: from.sub_title,
  title: from.title,
  description: from.description,
  buttonLink: means.link(from.button_link),
});

export const technologyDocument = (
  page: TechnologyPage,
  means: Means,
): NewDocument<"technologies"> => ({
  ...PUBLISHED,
  slug: page.slug.replace(/^technologies-/, ""),
  title: page.title || page.image_section.title || page.slug.replace(/^technologies-/, ""),
  imageSection: {
    title: page.image_section.title,
    paragraph: means.rich(page.image_section.paragraph),
    image: means.picture(page.image_section.image),
  },
  projectSection: {
    title: page.project_section.title,
    description: means.rich(page.project_section.description),
    image: means.picture(page.project_section.image),
  },
  whySection: {
    title: page.why_section.title,
    boxes: page.why_section.boxes.map((box) => ({
      image: means.picture(box.img),
      title: box.title,
      description: box.description,
    })),
  },
  workedWith: {
    title: page.worked_with.title,
    boxes: page.worked_with.boxes.map((box) => ({
      image: means.picture(box.image),
      description: box.description,
    })),
  },
  slider: page.slider.map(slide(means)),
  drivenPlatforms: {
    title: page.driven_platforms.title,
    images: kept(page.driven_platforms.images, means.picture),
  },
});

export const expertiseDocument = (page: ExpertisePage, means: Means): NewDocument<"expertise"> => ({
  ...PUBLISHED,
  slug: page.slug.replace(/^expertise-/, ""),
  title: page.title || page.terms.title || page.slug.replace(/^expertise-/, ""),
  image: means.picture(page.image),
  terms: { title: page.terms.title, description: means.rich(page.terms.description) },
  clients: {
    title: page.clients.title,
    gallery: page.clients.gallery.map((item) => ({
      image: means.picture(item.image),
      width: item.width,
      imageFill: item.image_fill.toLowerCase() === "cover" ? "Cover" : "Contain",
    })),
    slider: page.clients.slider.map(slide(means)),
  },
  works: { title: page.works.title, slider: page.works.slider.map(slide(means)) },
  textUnderSlider: {
    left: means.rich(page.text_under_slider.left),
    right: means.rich(page.text_under_slider.right),
  },
  teamImage: means.picture(page.team_image),
  howItWorks: page.how_it_works,
  whyUs: page.why_us,
});
