export interface Save {
  /** Of the record in the API. */
  path: string;
  /** Saves a draft, does not publish. */
  isDraft: boolean;
  /** Publishes the whole form, which Payload disables meanwhile. */
  isPublication: boolean;
  send: () => Promise<Response>;
}

interface Sent {
  isPublication: boolean;
  /** `undefined` without a response. */
  answer: Promise<Response | undefined>;
}

/**
 * Sends a save when the one before at its path has ended. Payload 3.90 may begin a publication
 * while a draft is on its way, and the draft would be newer than what is public. A draft that comes
 * during a publication was taken from the form before it was disabled, so it holds older words: it
 * gets the publication's response.
 */
export function savesInOrder(): (save: Save) => Promise<Response> {
  const last = new Map<string, Sent>();
  return ({ path, isDraft, isPublication, send }) => {
    const before = last.get(path);
    const response = (async () => {
      const earlier = await before?.answer;
      return isDraft && before?.isPublication && earlier?.ok ? earlier : send();
    })();
    // The copy is made before the body is read.
    const answer = response.then(
      (reply) => reply.clone(),
      () => undefined,
    );
    const sent = { isPublication, answer };
    last.set(path, sent);
    void answer.then(() => last.get(path) === sent && last.delete(path));
    return response;
  };
}
