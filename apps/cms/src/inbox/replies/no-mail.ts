export const NO_MAIL =
  "The site cannot send mail: an admin enters a mail server under Answer people, Mail.";
