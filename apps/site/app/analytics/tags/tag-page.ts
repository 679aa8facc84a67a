/** The part of a browser that tags need, for tests. */
export interface TagPage {
  window: object;
  document: Pick<Document, "createElement" | "head" | "referrer">;
  location: Pick<Location, "origin" | "pathname" | "search">;
}

export function loadScript({ document }: Pick<TagPage, "document">, src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
}
