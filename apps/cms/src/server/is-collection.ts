import type { CollectionSlug, Payload } from "payload";

/** Whether the host has a collection of this name. */
export const isCollection = (
  { collections }: Pick<Payload, "collections">,
  name: string,
): name is CollectionSlug => Object.hasOwn(collections, name);
