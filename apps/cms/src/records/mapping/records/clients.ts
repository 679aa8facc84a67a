import type { ClientsPage, Wire } from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { flag, html, link, number, picture, text } from "#records/mapping/kinds.ts";
import { PAGE_IDS } from "#records/mapping/records/page-ids.ts";
import type { Client } from "#payload-types.ts";

const review = group({ description: html, image: picture, name: text, position: text });
const client = group({
  title: text,
  url: link,
  thumbnail: picture,
  facts: as(
    "list_item",
    group({ project: text, date: as("Date", text), specialistCount: number, location: text }),
  ),
  hasReview: as("is_client_has_review", flag),
  review,
});

const fields = mapping<Client>()({ title: text, clients: as("client", list(client)) });

export const clients = {
  write(doc: Client): Wire<"clients">[number] {
    const { title, client: rows } = fields.write(doc);
    return {
      id: PAGE_IDS.clients,
      slug: "clients",
      title,
      data: {
        // What is left in the fields of a review that was ticked off is not for the public.
        client: rows.map((row) =>
          row.is_client_has_review ? row : { ...row, review: review.write(null) },
        ),
      },
    };
  },
  read: (record: ClientsPage, context: ImportContext): NewGlobal<"clients"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    title: record.title || "Clients",
  }),
};
