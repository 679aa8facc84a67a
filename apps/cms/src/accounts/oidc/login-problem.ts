/** Failures of a company login, as messages for the user and the operator. */

export const PROBLEMS = {
  away: "The company's login does not respond. Try again in a moment, or contact its operator.",
  settings: "The company's login rejected this content host's settings. Contact your operator.",
  state:
    "This login has expired, was used already, or began in another window. Press the button again.",
  refused: "The company's login refused you, or you cancelled it.",
  token:
    "The response of the company's login could not be verified. The reason is in the log; contact your operator.",
  clock:
    "The clocks of the company's login and of this content host differ too much. Contact your operator.",
  email: "Your company account has no verified e-mail address.",
  group:
    "Your company account is in no group with access here. Contact the person who manages the groups.",
  taken:
    "Your e-mail address belongs to another company account here. An admin must remove that user first.",
  many: "There were too many attempts from your address. Wait ten minutes.",
  late: "The company's login did not request your password again. Log out there, and try again.",
} as const;

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (name: unknown): name is Problem =>
  typeof name === "string" && Object.hasOwn(PROBLEMS, name);

/** State of the login page after a login in another window than the form's. */
export const BACK = "back";

/** `detail` goes to the log and the audit log. */
export class LoginProblem extends Error {
  override readonly name = "LoginProblem";
  readonly problem: Problem;

  constructor(problem: Problem, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.problem = problem;
  }
}
