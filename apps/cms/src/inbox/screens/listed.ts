/** In the tab's storage: the list that was read last, and its messages in order. */
export const LISTED = "inbox-list";
export const INBOX = "/admin/collections/submissions";

export interface Listed {
  address: string;
  ids: number[];
}
