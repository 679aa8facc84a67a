import { PublishButton, UnpublishButton } from "@payloadcms/ui";
import type { PublishButtonServerProps, UnpublishButtonServerProps } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";

/**
 * The buttons of a page that exists once. Payload 3.90 tests "may change" and "may publish" with the
 * same data, so that a user who may write a draft would have the buttons, too.
 */
export const PublishForEditors = ({ user }: PublishButtonServerProps) =>
  isAuthorsRole(user?.role) ? null : <PublishButton />;

export const UnpublishForEditors = ({ user }: UnpublishButtonServerProps) =>
  isAuthorsRole(user?.role) ? null : <UnpublishButton />;
