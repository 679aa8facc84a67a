/** Files of the library that a reply may have: mail programs show them, and none has a script. */
export const REPLY_TYPES = [
  "application/pdf",
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/webp",
];
