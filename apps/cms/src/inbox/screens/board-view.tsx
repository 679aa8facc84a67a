import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { listOf } from "#inbox/list-address.ts";
import { filtersOf, readBoard, type Scope } from "#inbox/read-board.ts";
import { Board } from "#inbox/screens/board.tsx";
import { BoardScope } from "#inbox/screens/board-scope.tsx";
import { STAGES } from "#inbox/statuses.ts";

const NAME = "Board";
const MOST = 300;

const scopeOf = (query: AdminViewServerProps["searchParams"]): Scope => ({
  kind: query?.of === "leads" ? "leads" : "resume",
  vacancy: Number(query?.vacancy) || null,
});

const openVacancies = async (payload: Payload): Promise<{ id: number; title: string }[]> =>
  (
    await payload.db.find<{ id: number; title?: string | null }>({
      collection: "vacancies",
      where: { and: [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }] },
      select: { title: true },
      sort: "title",
      limit: MOST,
      pagination: false,
    })
  ).docs.map(({ id, title }) => ({ id, title: title || "Vacancy without a title" }));

export async function BoardView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  // Payload shows a custom view to anyone, also without login.
  if (!isInboxUser(req)) redirect("/admin/login?redirect=%2Fadmin%2Fboard");
  const { payload, user, i18n } = req;
  const scope = scopeOf(searchParams);
  const [columns, filters, vacancies] = await Promise.all([
    readBoard(payload, scope),
    filtersOf(payload, scope),
    openVacancies(payload),
  ]);
  const lists = Object.fromEntries(
    STAGES[scope.kind].map((status) => [
      status,
      listOf(...filters.map((filter) => ({ ...filter, status }))),
    ]),
  );
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <SetStepNav nav={[{ label: "Messages", url: listOf({}) }, { label: NAME }]} />
      <main>
        <Gutter className="board-page">
          <h1>{scope.kind === "leads" ? "Leads by stage" : "Applications by stage"}</h1>
          <BoardScope scope={scope} vacancies={vacancies} />
          <Board key={JSON.stringify(scope)} read={columns} lists={lists} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
