export interface Save {
  /** Of the record in the API. */
  path: string;
  /** Saves a draft, does not publish. */
  isDraft: boolean;
  send: () => Promise<Response>;
}

interface Sent {
  isDraft: boolean;
  /** `undefined` without a response. */
  answer: Promise<Response | undefined>;
}

/**
 * Sends a save when the one before at its path has ended. Payload 3.90 may begin a publication
 * while a draft is on its way, and the draft would be newer than what is public. A form takes no
 * words while it is published: a draft that comes after a publication is older, and ends as the
 * publication did.
 */
export function savesInOrder(): (save: Save) => Promise<Response> {
  const last = new Map<string, Sent>();
  return ({ path, isDraft, send }) => {
    const before = last.get(path);
    const response = (async () => {
      const earlier = await before?.answer;
      return isDraft && before?.isDraft === false && earlier?.ok ? earlier : send();
    })();
    // The copy is made before the body is read.
    const answer = response.then(
      (reply) => reply.clone(),
      () => undefined,
    );
    const sent = { isDraft, answer };
    last.set(path, sent);
    void answer.then(() => last.get(path) === sent && last.delete(path));
    return response;
  };
}
