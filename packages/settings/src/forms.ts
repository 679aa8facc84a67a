import * as v from "valibot";
import { chatAddresses } from "#chat-addresses.ts";
import * as kinds from "#kinds.ts";
import { setting, together } from "#setting.ts";

const formUrls = v.object({
  contactForm: setting(
    "FORM_CONTACT_URL",
    kinds.formAddress,
    "Where contact messages are sent: an address, or the number of a Contact Form 7 form on the content host. Not set: the content host's own address for this form.",
    { isConnection: true },
  ),
  resumeForm: setting(
    "FORM_RESUME_URL",
    kinds.formAddress,
    "Where resumes are sent, as FORM_CONTACT_URL.",
    { isConnection: true },
  ),
  priceRequestForm: setting(
    "FORM_PRICE_REQUEST_URL",
    kinds.formAddress,
    "Where price requests are sent, as FORM_CONTACT_URL.",
    { isConnection: true },
  ),
  surveyForm: setting(
    "FORM_SURVEY_URL",
    kinds.formAddress,
    "Where surveys are sent, as FORM_CONTACT_URL.",
    { isConnection: true },
  ),
});

const mail = together(
  {
    url: setting(
      "SMTP_URL",
      kinds.smtpUrl,
      "Mail server for notices of new submissions. Not set: the one in the bundled host's admin (Answer people, Mail), else no emails. One in a private network can be set only here.",
      { isSecret: true },
    ),
    to: setting(
      "MAIL_TO",
      kinds.mailAddresses,
      "Recipients of those notices, for the forms and vacancies that have none in the bundled host's admin. Needed with SMTP_URL, unless MAIL_FROM is set.",
    ),
    from: setting(
      "MAIL_FROM",
      kinds.mailAddress,
      "Sender of all emails of SMTP_URL. Not set: the first address of MAIL_TO.",
    ),
    acknowledge: setting(
      "MAIL_ACKNOWLEDGE",
      kinds.flag,
      "1 sends the visitor an email that the submission has arrived, without any text that was typed, at most three a day to one address. Not set: the forms that an admin has chosen.",
      { shownDefault: "0" },
    ),
  },
  ({ url, to, from, acknowledge }, report) => {
    const sender = from ?? to?.[0];
    if (url && sender !== undefined) return { url, to: to ?? [], from: sender, acknowledge };
    if (url)
      report(
        "MAIL_TO is not set; with SMTP_URL it must be e-mail addresses, separated by commas (or set MAIL_FROM, and name the recipients in the content host's admin)",
      );
    else if (to || acknowledge)
      report(
        "SMTP_URL is not set; with MAIL_TO or MAIL_ACKNOWLEDGE it must be smtp://user:password@host:587 or smtps://…",
      );
    return undefined;
  },
);

const webhook = together(
  {
    url: setting(
      "WEBHOOK_URL",
      kinds.webAddress,
      "Address to which each submission is also posted, as signed JSON (Standard Webhooks 1.0). Not set: the one in the bundled host's admin (Answer people, Mail). One in a private network can be set only here.",
      { isSecret: true, isConnection: true },
    ),
    secret: setting("WEBHOOK_SECRET", kinds.secret, "Signs those posts. Needed with WEBHOOK_URL.", {
      isSecret: true,
    }),
  },
  ({ url, secret }, report) => {
    if (url && secret) return { url, secret };
    if (url)
      report("WEBHOOK_SECRET is not set; with WEBHOOK_URL it must be at least 16 characters");
    if (secret)
      report(
        "WEBHOOK_URL is not set; with WEBHOOK_SECRET it must be a whole address, such as https://example.com/feedback",
      );
    return undefined;
  },
);

/** Files of forms (site) and of answers by mail (content host). */
export const clamdUrl = setting(
  "CLAMD_URL",
  kinds.clamdUrl,
  "ClamAV's daemon, which scans files of forms (site) and of answers by e-mail (content host). Not set: files are not scanned.",
  { isSecret: true, isConnection: true },
);

export const delivery = {
  formUrls,
  mail,
  webhook,
  chats: setting(
    "CHAT_URLS",
    chatAddresses,
    "Where each submission is announced, by its kind and a link: incoming webhooks of Slack, and workflows of Microsoft Teams. Not set: those in the bundled host's admin (Answer people, Mail). Private networks are refused.",
    { isSecret: true },
  ),
  retentionDays: setting(
    "RETENTION_DAYS",
    kinds.count,
    "Days after which submissions that were delivered or set aside are deleted, with their files. Not set: never.",
  ),
};

const captcha = together(
  {
    provider: setting(
      "CAPTCHA_PROVIDER",
      kinds.oneOf("altcha", "turnstile", "hcaptcha", "recaptcha"),
      "The captcha of the forms; altcha is self-hosted, recaptcha is v2, the checkbox. Not set: the vendor whose keys an admin has entered (Answer people, Mail), else altcha.",
      { shownDefault: "altcha" },
    ),
    siteKey: setting("CAPTCHA_SITE_KEY", kinds.text, "The vendor's public key; altcha has none."),
    secret: setting("CAPTCHA_SECRET", kinds.text, "The vendor's secret key; altcha has none.", {
      isSecret: true,
    }),
  },
  ({ provider, siteKey = "", secret = "" }, report) => {
    if (!provider) return undefined;
    if (provider === "altcha") return { provider };
    for (const [name, value] of [
      ["CAPTCHA_SITE_KEY", siteKey] as const,
      ["CAPTCHA_SECRET", secret],
    ])
      if (!value)
        report(
          `${name} is not set; with CAPTCHA_PROVIDER=${provider} it must be the one the vendor gave you`,
        );
    return { provider, siteKey, secret };
  },
);

const posts = kinds.rate("posts", (most, seconds) => ({ posts: most, seconds }));
const NO_LIMIT = { posts: Number.MAX_SAFE_INTEGER, seconds: 1 };

type Rate = v.InferOutput<typeof posts>;
const ratesOf = (perAddress: Rate, overall: Rate) =>
  perAddress || overall
    ? { perAddress: perAddress ?? NO_LIMIT, overall: overall ?? NO_LIMIT }
    : undefined;

const formGuards = together(
  {
    rateAddress: setting(
      "FORM_RATE_ADDRESS",
      posts,
      "How many forms one visitor's address may send. An office behind one address is many people.",
      { default: "20/10m" },
    ),
    rateOverall: setting(
      "FORM_RATE_OVERALL",
      posts,
      "How many forms all visitors together may send, for each process (with REDIS_URL or DATABASE_URL for all together).",
      { default: "600/1m" },
    ),
    questionAddress: setting(
      "FORM_QUESTION_ADDRESS",
      posts,
      "How many forms one visitor's address may send with the question in plain words, which visitors without JavaScript get in place of the captcha. Scripts can answer it, too.",
      { default: "5/1h" },
    ),
    questionOverall: setting(
      "FORM_QUESTION_OVERALL",
      posts,
      "How many forms all visitors together may send with it, for each process (with REDIS_URL or DATABASE_URL for all together).",
      { default: "60/1h" },
    ),
    quickestMs: setting(
      "FORM_QUICKEST",
      kinds.duration,
      "A form that is sent sooner than this after its first focus is refused, because people take longer; 0 accepts all.",
      { default: "2s" },
    ),
    captchaWork: setting(
      "CAPTCHA_WORK",
      kinds.count,
      "Average number of guesses for altcha in the visitor's browser (250: about half a second). More slows robots down, and slow phones too.",
      { default: "250" },
    ),
    uploadsAtOnce: setting(
      "FORM_UPLOADS",
      kinds.count,
      "Posts with a file that may be in progress at once in each process, a quarter of them from one address. Further ones get the failure text.",
      { default: "32" },
    ),
    clamdUrl,
  },
  ({ rateAddress, rateOverall, questionAddress, questionOverall, ...rest }) => ({
    rates: ratesOf(rateAddress, rateOverall),
    questionRates: ratesOf(questionAddress, questionOverall),
    ...rest,
    clamdUrl: rest.clamdUrl,
  }),
);

export const protection = { captcha, formGuards };
