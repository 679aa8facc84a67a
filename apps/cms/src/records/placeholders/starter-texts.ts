/** An empty host's pages describe what belongs there, and make no claims. */
export const HOME = {
  title: "What your company does, in one sentence",
  description:
    "<p>Write for whom you work, and what your clients gain. You can edit this text in the admin under Pages, Home page.</p>",
};

export const STAGES: readonly (readonly [title: string, text: string])[] = [
  ["Before the contract", "Describe the first talks, and what your client gets from them."],
  [
    "Setting up the team",
    "Describe who does what, how long it takes, and what your client decides.",
  ],
  ["Working together", "Describe the daily work: meetings, reports, changes of the team."],
];

export const PRIVACY =
  "<h2>Who is responsible</h2><p>Name your company, its address, and the contact for questions about personal data.</p>" +
  "<h2>What is collected</h2><p>This site stores what visitors send with its forms: name, e-mail address, phone number, message, attached file, and the page they came from. Explain why you need this data, and who in your company reads it.</p>" +
  "<h2>Retention</h2><p>Messages and resumes are deleted after the time that is set in the admin under Answer people, Retention. State that time here.</p>" +
  "<h2>Counting visits</h2><p>State who counts visits to this site, and whether cookies are used for it. You choose this in the admin under Settings, Search and measuring.</p>" +
  "<h2>Tags of other companies</h2><p>Remove this section if you entered none in the admin under Settings, Search and measuring. Else name each of these companies: what it learns of a visit, for which purpose, which cookies it sets and for how long, and that visitors can withdraw their consent under “Cookie settings” at the end of each page.</p>" +
  "<h2>Rights</h2><p>Explain how visitors can see the data that you store about them, and how they can have it deleted.</p>";

export const TERMS =
  "<h2>This site</h2><p>Name the operator of this site, and the law that applies between you and its visitors.</p><h2>Contents</h2><p>State how texts and pictures of this site may be used, and what you are liable for.</p>";

/** Earlier releases' instructions, which existing hosts still contain. */
export const EARLIER = {
  home: [
    "Say for whom you work, and what they have of it. These words are in the admin under Pages, Home page.",
  ],
  "road-map": [
    "Say what you talk about first, and what your client has in hand afterwards.",
    "Say who does what, how long it takes, and what your client decides.",
    "Say how the work goes on: meetings, reports, changes of the team.",
  ],
  "privacy-policy": [
    "Name your company, its address, and how to reach whoever looks after personal data.",
    "This site keeps what visitors send with its forms: name, e-mail address, phone number, message, attached file, and the page they came from. Say why you need it, and who in your company reads it.",
    "Messages and resumes are deleted after the time that is set in the admin under Inbox settings. Say it here.",
    "Say who counts visits to this site, and whether cookies are used for it: the admin has the choice under Settings, Forms and visits.",
    "State who counts visits to this site, and whether cookies are used for it. You choose this in the admin under Settings, Forms and visits.",
    "Say how visitors learn what you hold of them, and how they have it deleted.",
  ],
  "terms-of-use": [
    "Say who runs this site and under which law its visitors and you deal with each other.",
    "Say what may be done with texts and pictures of this site, and what you answer for.",
  ],
} as const;
