export interface Save {
  /** Of the record in the API. */
  path: string;
  /** Saves a draft, does not publish. */
  isDraft: boolean;
  /** Publishes the whole form, which Payload disables meanwhile. */
  isPublication: boolean;
  /** What is saved, of a publication, and of a draft that is the form's last. */
  words?: string;
  /** With a file, which may take any time. */
  isUpload?: boolean;
  /** `signal`: the response comes too late. */
  send: (signal: AbortSignal) => Promise<Response>;
}

/** Milliseconds until a save without a response counts as failed, and the next one is sent. */
export const LONGEST_SAVE = 120_000;

interface Sent extends Pick<Save, "isPublication" | "words"> {
  /** `undefined` without a response. */
  answer: Promise<Response | undefined>;
}

/**
 * Sends a save when the one before at its path has ended. Payload 3.90 may begin a publication
 * while a draft is on its way, and the draft would be newer than what is public. A draft that comes
 * during a publication was taken from the form before it was disabled, so it holds older words: it
 * gets the publication's response. So does the last draft of a form that is left, if it holds the
 * same words.
 */
export function savesInOrder(): (save: Save) => Promise<Response> {
  const last = new Map<string, Sent>();
  return (save) => {
    const { path, isDraft, isPublication, words } = save;
    const before = last.get(path);
    const response = (async () => {
      const earlier = await before?.answer;
      const holdsMore = words !== undefined && words !== before?.words;
      return isDraft && before?.isPublication && earlier?.ok && !holdsMore ? earlier : inTime(save);
    })();
    // The copy is made before the body is read.
    const answer = response.then(
      (reply) => reply.clone(),
      () => undefined,
    );
    const sent = { isPublication, words, answer };
    last.set(path, sent);
    void answer.then(() => last.get(path) === sent && last.delete(path));
    return response;
  };
}

async function inTime({ send, isUpload = false }: Save): Promise<Response> {
  const late = new AbortController();
  const timer = isUpload ? undefined : setTimeout(() => late.abort(), LONGEST_SAVE);
  try {
    return await send(late.signal);
  } finally {
    clearTimeout(timer);
  }
}
