import type { CollectionConfig, UIField } from "payload";

const linkedFrom: UIField = { name: "linkedFrom", type: "ui", admin: { position: "sidebar", components: { Field: "/admin/linked-from.tsx#LinkedFrom" } } };

/** The collection, with a list beside the form of what leads to the record: read before it is deleted or taken off the site. */
export const showingLinks = (collection: CollectionConfig): CollectionConfig => ({ ...collection, fields: [...collection.fields, linkedFrom] });
