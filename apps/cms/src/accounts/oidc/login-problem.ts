/** What can go wrong in a company login, as messages for the user and for the operator. */

export const PROBLEMS = {
  away: "The company's login does not answer. Try again in a moment, or ask who runs it.",
  settings:
    "The company's login does not accept this content host. Your operator can correct its settings.",
  state:
    "This login was begun too long ago, in another window, or was used before. Press the button again.",
  refused: "The company's login did not let you in, or it was broken off there.",
  token:
    "The answer of the company's login is not one that can be trusted, and was thrown away. Its operator finds the reason in the log.",
  clock:
    "The clocks of the company's login and of this content host are too far apart. Its operator must set them right.",
  email:
    "The company's login does not say that your e-mail address is verified, so it cannot be taken for yours.",
  group:
    "Your company account is good, but is in no group that may work here. Ask who manages the groups.",
  taken:
    "Your e-mail address belongs to another company account here. An admin must remove that user first.",
  many: "There were too many attempts from your address. Wait ten minutes.",
  late: "The company's login did not ask you anew. Log out there, and try again.",
} as const;

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (name: unknown): name is Problem =>
  typeof name === "string" && Object.hasOwn(PROBLEMS, name);

/** Ends a login; `detail` goes to the log and the audit log. */
export class LoginProblem extends Error {
  override readonly name = "LoginProblem";
  readonly problem: Problem;

  constructor(problem: Problem, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.problem = problem;
  }
}
