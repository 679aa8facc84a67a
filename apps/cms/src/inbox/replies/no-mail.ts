export const NO_MAIL =
  "The site cannot send mail. The operator sets SMTP_URL and MAIL_FROM in the site's environment (docs/operations.md), and restarts the site.";
