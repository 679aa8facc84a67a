import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { listOf } from "#inbox/list-address.ts";

type Query = AdminViewServerProps["searchParams"];

/** A screen at `/admin/{path}` below the inbox; who may not use the inbox gets to the login. */
export const inboxScreen =
  (
    { path, name, className }: { path: string; name: string; className: string },
    content: (payload: Payload, query: Query) => Promise<React.ReactNode>,
  ) =>
  async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
    const { req, permissions, visibleEntities } = initPageResult;
    // Payload shows a custom view to anyone, also without login.
    if (!isInboxUser(req)) redirect(`/admin/login?redirect=%2Fadmin%2F${path}`);
    const { payload, user, i18n } = req;
    return (
      <DefaultTemplate
        {...{ i18n, payload, permissions, visibleEntities }}
        viewActions={payload.config.admin.components.actions}
        {...(params && { params })}
        {...(searchParams && { searchParams })}
        {...(user && { user })}
      >
        <SetStepNav nav={[{ label: "Messages", url: listOf({}) }, { label: name }]} />
        <main>
          <Gutter className={className}>{await content(payload, searchParams)}</Gutter>
        </main>
      </DefaultTemplate>
    );
  };
