import type { CollectionSlug, Payload } from "payload";

export const isCollection = (
  { collections }: Pick<Payload, "collections">,
  name: string,
): name is CollectionSlug => Object.hasOwn(collections, name);
