import { POSTED, type FormKind } from "@meridian/contract/forms";

/**
 * WebMCP's declarative attributes: a browser's agent finds a form as a tool, with its fields by
 * their labels (AI-06). In English on every page: programs read them, visitors do not.
 */
interface Tool {
  toolname: string;
  tooldescription: string;
}

const BY_PERSON =
  "Fill in only what the person told you, and no field that is to stay empty. The person checks it, answers the captcha, consents and presses the button.";

/** The captcha's box. `bodyOf` replaces its value by the proof. */
export const PERSONS_TICK = {
  name: POSTED.captcha,
  toolparamdescription: "Only the person ticks this.",
};

const SENDS: Record<FormKind["kind"], { name: string; does: string }> = {
  contact: { name: "send_message", does: "Sends a message to the company." },
  resume: { name: "apply", does: "Sends an application with a resume, which the person attaches." },
  "price-request": { name: "request_price", does: "Requests the price of the team on this page." },
  survey: {
    name: "plan_team",
    does: "Sends the wishes for a team; the company replies with a plan.",
  },
};

/** Of a form that sends something: never submitted without the person. `id`: the form's. */
export function sendingTool(
  { kind }: Pick<FormKind, "kind">,
  id: string,
  { name, does } = SENDS[kind],
): Tool {
  const own = `${name}_${id}`.replace(/\W+/g, "_");
  return { toolname: own, tooldescription: `${does} ${BY_PERSON}` };
}

const answering = (toolname: string, tooldescription: string) => ({
  toolname,
  tooldescription,
  toolautosubmit: "",
});

/** Of forms that send nothing: the answer is the page that they open. */
export const ANSWERING = {
  search: answering("search_site", "Searches all pages of this site."),
  /** Next to the header's, whose name no other may have. */
  searchHere: answering("search_site_here", "Searches all pages of this site."),
  vacancies: answering(
    "search_vacancies",
    "Lists the open positions that fit; empty fields fit all.",
  ),
  posts: answering("list_posts", "Lists the posts of the blog in a category or with a tag."),
  team: answering(
    "add_to_team",
    "Adds people to the team in the calculator and shows the yearly cost of the whole team.",
  ),
};
