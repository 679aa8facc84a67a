import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { listOf } from "#inbox/list-address.ts";

interface Screen {
  /** At `/admin/{path}`. */
  path: string;
  name: (t: Words) => string;
  className: string;
}
interface Content {
  payload: Payload;
  query: AdminViewServerProps["searchParams"];
  t: Words;
}

/** A screen below the inbox; who may not use the inbox gets to the login. */
export const inboxScreen =
  ({ path, name, className }: Screen, content: (of: Content) => Promise<React.ReactNode>) =>
  async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
    const { req, permissions, visibleEntities } = initPageResult;
    // Payload shows a custom view to anyone, also without login.
    if (!isInboxUser(req)) redirect(`/admin/login?redirect=%2Fadmin%2F${path}`);
    const { payload, user, i18n } = req;
    const t = adminWords(i18n);
    return (
      <DefaultTemplate
        {...{ i18n, payload, permissions, visibleEntities }}
        viewActions={payload.config.admin.components.actions}
        {...(params && { params })}
        {...(searchParams && { searchParams })}
        {...(user && { user })}
      >
        <SetStepNav nav={[{ label: t("Messages"), url: listOf({}) }, { label: name(t) }]} />
        <main>
          <Gutter className={className}>
            {await content({ payload, query: searchParams, t })}
          </Gutter>
        </main>
      </DefaultTemplate>
    );
  };
