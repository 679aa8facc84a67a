/**
 * Observes how saves of an open form end: Payload 3.90 only shows a toast and does not retry. Sends
 * the form's saves in order, and adds the form to each, which Payload sends without a way to add a
 * header.
 */
import { FORM_HEADER } from "#admin-ui/open-form.ts";
import { savesInOrder } from "#publishing/screens/editing/saves-in-order.ts";

export interface SaveEnd {
  /** Of the response; 0 without one. */
  status: number;
  /** Saves a draft, does not publish. */
  isDraft: boolean;
  /** Why a publication was refused, by field. */
  errors: FieldProblem[];
}
export interface FieldProblem {
  path: string;
  message: string;
}
type Watcher = (end: SaveEnd) => void;

const watchers = new Map<Watcher, string>();
let plainFetch: typeof fetch | undefined;

interface OpenForm {
  path: string;
  form: string;
  /** The time of the save that the form shows. */
  readAt: () => unknown;
}

/** By path; a drawer may open a form's own record again, and is then the one that saves. */
const forms: OpenForm[] = [];

/** Calls `watcher` for each save at this API path; returns a function that stops it. */
export function watchSaves(path: string, watcher: Watcher): () => void {
  begin();
  watchers.set(watcher, path);
  return () => {
    watchers.delete(watcher);
    end();
  };
}

/** Saves at this path are the form's; returns a function that ends this. */
export function signSaves(path: string, form: string, readAt: OpenForm["readAt"]): () => void {
  begin();
  const one = { path, form, readAt };
  forms.push(one);
  return () => {
    forms.splice(forms.indexOf(one), 1);
    end();
  };
}

function begin(): void {
  if (watchers.size + forms.length > 0) return;
  plainFetch = window.fetch;
  window.fetch = watchedFetch;
}

function end(): void {
  if (watchers.size + forms.length === 0 && plainFetch) window.fetch = plainFetch;
}

function signed(path: string, init: RequestInit | undefined): RequestInit | undefined {
  const own = forms.findLast((one) => one.path === path);
  if (!own) return init;
  const headers = new Headers(init?.headers);
  headers.set(FORM_HEADER, own.form);
  const { body } = init ?? {};
  return {
    ...init,
    headers,
    ...(typeof body === "string" && { body: revertAsRead(body, own.readAt()) }),
  };
}

/**
 * Payload 3.90 reverts to the published version by a call with that version and its time, which is
 * older than each draft. The time that the form read shows whether a colleague's draft is newer.
 */
export function revertAsRead(body: string, readAt: unknown): string {
  // Payload also sends long queries as a body.
  if (!body.startsWith("{")) return body;
  const sent: { _status?: string; updatedAt?: string } = JSON.parse(body);
  const { _status: status, updatedAt } = sent;
  return status === "published" && updatedAt && typeof readAt === "string"
    ? JSON.stringify({ ...sent, updatedAt: readAt })
    : body;
}

const inOrder = savesInOrder();

/** Sends the last words of a form that is closed by now: after its saves that are on their way. */
export const saveClosed = (path: string, action: string, init: RequestInit): Promise<Response> =>
  inOrder({
    path,
    isDraft: true,
    isPublication: false,
    words: wordsOf(init),
    send: (signal) => (plainFetch ?? fetch)(action, { ...init, signal }),
  });

const hasFile = (init: RequestInit | undefined): boolean =>
  init?.body instanceof FormData && [...init.body.values()].some((one) => one instanceof File);

/** Of the whole form; Payload unpublishes by a call without its fields, while the form is in use. */
function sentIn(init: RequestInit | undefined): Record<string, unknown> | null {
  const fields = init?.body instanceof FormData ? init.body.get("_payload") : null;
  return typeof fields === "string" ? JSON.parse(fields) : null;
}

function isPublication(init: RequestInit | undefined): boolean {
  const { _status: status } = sentIn(init) ?? {};
  return status === "published";
}

/** Without state and time. */
const wordsOf = (init: RequestInit | undefined): string =>
  JSON.stringify({ ...sentIn(init), _status: null, updatedAt: null });

const watchedFetch: typeof fetch = async (input, init) => {
  const send = plainFetch ?? fetch;
  const { method = "GET" } = init ?? {};
  if (typeof input !== "string" || !["PATCH", "POST"].includes(method.toUpperCase()))
    return send(input, init);
  const { pathname, searchParams } = new URL(input, window.location.href);
  const isDraft = searchParams.get("draft") === "true";
  const isOfForm = forms.some(({ path }) => path === pathname);
  const notify = (status: number, errors: FieldProblem[] = []): void => {
    for (const [watcher, path] of watchers)
      if (path === pathname) watcher({ status, isDraft, errors });
  };
  try {
    const answer = await (isOfForm
      ? inOrder({
          path: pathname,
          isDraft,
          isPublication: isPublication(init),
          ...(isPublication(init) && { words: wordsOf(init) }),
          isUpload: hasFile(init),
          send: (late) => {
            const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
            return send(input, { ...signed(pathname, init), signal });
          },
        })
      : send(input, init));
    notify(answer.status, answer.status === 400 && !isDraft ? await errorsIn(answer.clone()) : []);
    return answer;
  } catch (error) {
    notify(0);
    throw error;
  }
};

async function errorsIn(answer: Response): Promise<FieldProblem[]> {
  const { errors = [] }: { errors?: { data?: { errors?: FieldProblem[] } | null }[] } = await answer
    .json()
    .catch(() => ({}));
  return errors.flatMap(({ data }) => data?.errors ?? []);
}
