import { readBoard, type Scope } from "#inbox/read-board.ts";
import { Board } from "#inbox/screens/board.tsx";
import { BoardScope } from "#inbox/screens/board-scope.tsx";
import { inboxScreen } from "#inbox/screens/inbox-screen.tsx";
import { vacancyChoices } from "#inbox/screens/vacancy-choices.ts";

export const BoardView = inboxScreen(
  { path: "board", name: (t) => t("Board"), className: "board-page" },
  async ({ payload, query, t }) => {
    const scope: Scope = {
      kind: query?.of === "leads" ? "leads" : "resume",
      vacancy: Number(query?.vacancy) || null,
    };
    const [columns, vacancies] = await Promise.all([
      readBoard(payload, scope, t),
      vacancyChoices(payload, t),
    ]);
    return (
      <>
        <h1>{t(scope.kind === "leads" ? "Leads by stage" : "Applications by stage")}</h1>
        <BoardScope scope={scope} vacancies={vacancies} />
        <Board key={JSON.stringify(scope)} read={columns} />
      </>
    );
  },
);
