/** Titles of the sitemap's groups, by the page's name. */
export const sitemapWords = {
  en: {
    "sitemap.blog": "Blog",
    "sitemap.caseStudies": "Case studies",
    "sitemap.fields": "Technologies and expertise",
    "sitemap.landing": "More pages",
    "sitemap.pages": "Pages",
    "sitemap.services": "Services",
    "sitemap.vacancies": "Vacancies",
  },
  de: {
    "sitemap.blog": "Blog",
    "sitemap.caseStudies": "Referenzen",
    "sitemap.fields": "Technologien und Fachgebiete",
    "sitemap.landing": "Weitere Seiten",
    "sitemap.pages": "Seiten",
    "sitemap.services": "Leistungen",
    "sitemap.vacancies": "Offene Stellen",
  },
  he: {
    "sitemap.blog": "בלוג",
    "sitemap.caseStudies": "סיפורי לקוחות",
    "sitemap.fields": "טכנולוגיות ותחומי מומחיות",
    "sitemap.landing": "עמודים נוספים",
    "sitemap.pages": "עמודים",
    "sitemap.services": "שירותים",
    "sitemap.vacancies": "משרות",
  },
} as const;
