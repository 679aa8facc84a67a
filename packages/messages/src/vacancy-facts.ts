/** Terms of the facts on a vacancy's page. */
export const vacancyFactWords = {
  en: {
    "vacancies.employment": "Type of employment",
    "vacancies.hours": "Hours",
    "vacancies.location": "Location",
    "vacancies.posted": "Posted",
    "vacancies.project": "Project",
    "vacancies.specialization": "Specialization",
  },
  de: {
    "vacancies.employment": "Arbeitsmodell",
    "vacancies.hours": "Arbeitszeit",
    "vacancies.location": "Standort",
    "vacancies.posted": "Veröffentlicht",
    "vacancies.project": "Projekt",
    "vacancies.specialization": "Fachrichtung",
  },
  he: {
    "vacancies.employment": "סוג העסקה",
    "vacancies.hours": "שעות עבודה",
    "vacancies.location": "מיקום",
    "vacancies.posted": "תאריך פרסום",
    "vacancies.project": "פרויקט",
    "vacancies.specialization": "תחום התמחות",
  },
} as const;
