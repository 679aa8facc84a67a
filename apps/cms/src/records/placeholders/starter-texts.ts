/** The texts of an empty host's pages: they describe what belongs there, and make no claims. */
export const HOME = {
  title: "What your company does, in one sentence",
  description:
    "<p>Say for whom you work, and what they have of it. These words are in the admin under Pages, Home page.</p>",
};

export const STAGES: readonly (readonly [title: string, text: string])[] = [
  [
    "Before the contract",
    "Say what you talk about first, and what your client has in hand afterwards.",
  ],
  ["Setting the team up", "Say who does what, how long it takes, and what your client decides."],
  ["Working together", "Say how the work goes on: meetings, reports, changes of the team."],
];

export const PRIVACY =
  "<h2>Who is responsible</h2><p>Name your company, its address, and how to reach whoever looks after personal data.</p>" +
  "<h2>What is collected</h2><p>This site keeps what visitors send with its forms: name, e-mail address, phone number, message, attached file, and the page they came from. Say why you need it, and who in your company reads it.</p>" +
  "<h2>How long it is kept</h2><p>Messages and resumes are deleted after the time that is set in the admin under Inbox settings. Say it here.</p>" +
  "<h2>Counting visits</h2><p>Say who counts visits to this site, and whether cookies are used for it: the admin has the choice under Settings, Forms and visits.</p>" +
  "<h2>Rights</h2><p>Say how visitors learn what you hold of them, and how they have it deleted.</p>";

export const TERMS =
  "<h2>This site</h2><p>Say who runs this site and under which law its visitors and you deal with each other.</p><h2>Contents</h2><p>Say what may be done with texts and pictures of this site, and what you answer for.</p>";
