/** WordPress page numbers: home's is in its address (`pages/1120`); the others are invented. */
export const PAGE_IDS = {
  clients: 1101,
  about: 1102,
  "privacy-policy": 1103,
  "terms-of-use": 1104,
  home: 1120,
} as const;
