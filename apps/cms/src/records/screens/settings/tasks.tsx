"use client";
import { RenderFields, useAllFormFields, WatchChildErrors } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation.js";
import type { ClientTab, GroupFieldClientProps, TabsFieldClient } from "payload";
import { getFieldPaths } from "payload/shared";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { openField } from "#admin-ui/open-field.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import {
  fieldAddress,
  fieldsOfTasks,
  partClass,
  taskSlug,
  type TaskField,
} from "#records/globals/site-settings/task-fields.ts";
import { SiteAddress } from "#records/screens/settings/part-label.tsx";
import { Related } from "#records/screens/settings/related.tsx";
import { TaskSearch } from "#records/screens/settings/task-search.tsx";
import { taskState } from "#records/screens/settings/task-states.ts";
import "#records/screens/settings/settings.css";

const HOME = "/admin/globals/site-settings";

/** The settings by task: all of them at first, each under its own address (`?task=look`). */
export function Tasks({ siteUrl, ...props }: GroupFieldClientProps & { siteUrl: string }) {
  const inside = props.field.fields.find((field) => field.type === "tabs");
  return inside ? <TasksOf {...props} inside={inside} siteUrl={siteUrl} /> : null;
}

type TasksProps = GroupFieldClientProps & { siteUrl: string; inside: TabsFieldClient };

function TasksOf({ siteUrl, inside, ...props }: TasksProps) {
  const t = useWords();
  const { tabs } = inside;
  const asked = useSearchParams().get("task");
  const at = tabs.findIndex((tab) => taskSlug(tab) === asked);
  const tab = tabs[at];
  const fields = useMemo(() => fieldsOfTasks(tabs), [tabs]);
  const { go, open, heading } = useAddress(fields);
  return (
    <SiteAddress value={siteUrl}>
      <div className={tab ? "settings settings--task" : "settings"}>
        <div className="settings__columns">
          <nav className="settings-tasks" aria-label={t("Settings")}>
            <TaskSearch fields={fields} open={open} />
            {tab && (
              <TaskLink address={HOME} go={go}>
                <b>{t("All settings")}</b>
              </TaskLink>
            )}
            <ul>
              {tabs.map((one) => (
                <li key={taskSlug(one)}>
                  <TaskLink address={`${HOME}?task=${taskSlug(one)}`} go={go} isOpen={one === tab}>
                    <b>{String(one.label)}</b>
                    <Errors tab={one} />
                    {!tab && <TaskWords tab={one} />}
                  </TaskLink>
                </li>
              ))}
            </ul>
          </nav>
          {tab && (
            <section className="settings-task" aria-labelledby="settings-task">
              <h2 id="settings-task" tabIndex={-1} ref={heading}>
                {String(tab.label)}
              </h2>
              <TaskFields {...props} inside={inside} at={at} tab={tab} />
              <Related task={taskSlug(tab)} />
            </section>
          )}
        </div>
      </div>
    </SiteAddress>
  );
}

/** Follows the address without a request: the form keeps what was typed. */
function useAddress(fields: readonly TaskField[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = useRef<() => void>(undefined);
  const going = useRef<string>(undefined);
  const task = useSearchParams().get("task");
  useEffect(() => {
    if (going.current === (task ?? "")) heading.current?.focus();
    going.current = undefined;
  }, [task]);
  const openIt = useCallback((field: TaskField) => {
    stop.current?.();
    stop.current = openField({ path: field.path, root: `.${partClass(field.part)}` });
  }, []);
  // At first, the field that the address names.
  useEffect(() => {
    const path = window.location.hash.replace(/^#field-/, "").replaceAll("__", ".");
    const field = fields.find((one) => one.path === path);
    if (field) openIt(inFirstRow(field));
    return () => stop.current?.();
  }, [fields, openIt]);
  return {
    heading,
    go: (address: string) => {
      stop.current?.();
      going.current = new URL(address, window.location.href).searchParams.get("task") ?? "";
      window.history.pushState(null, "", address);
    },
    open: (field: TaskField) => {
      window.history.pushState(null, "", fieldAddress(field));
      openIt(field);
    },
  };
}

const inFirstRow = (field: TaskField): TaskField =>
  field.list === undefined
    ? field
    : { ...field, path: `${field.list}.0${field.path.slice(field.list.length)}` };

interface TaskLinkProps {
  address: string;
  go: (address: string) => void;
  isOpen?: boolean;
  children: React.ReactNode;
}

const TaskLink = ({ address, go, isOpen = false, children }: TaskLinkProps) => (
  <a
    href={address}
    className="settings-tasks__link"
    aria-current={isOpen ? "page" : undefined}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(address);
    }}
  >
    {children}
  </a>
);

/** Rendered only where all tasks are: it follows each change of the form. */
function TaskWords({ tab }: { tab: ClientTab }) {
  const t = useWords();
  const [state] = useAllFormFields();
  const words = taskState(taskSlug(tab), {
    value: (path) => state[path]?.value,
    rows: (path) => state[path]?.rows?.length ?? 0,
    t,
  });
  return (
    <>
      <span>{String(tab.description ?? "")}</span>
      {words && <span className="settings-tasks__state">{words}</span>}
    </>
  );
}

function Errors({ tab }: { tab: ClientTab }) {
  const t = useWords();
  const [count, setCount] = useState(0);
  return (
    <>
      <WatchChildErrors fields={tab.fields} path={[]} setErrorCount={setCount} />
      {count > 0 && (
        <span className="settings-tasks__errors">
          {t.count(count, "{n} field to mend", "{n} fields to mend")}
        </span>
      )}
    </>
  );
}

function TaskFields({
  inside,
  at,
  tab,
  indexPath = "",
  path = "",
  schemaPath = "",
  permissions,
  readOnly,
}: Omit<TasksProps, "siteUrl"> & { at: number; tab: ClientTab }) {
  const around = getFieldPaths({
    field: inside,
    index: 0,
    parentIndexPath: indexPath,
    parentPath: path,
    parentSchemaPath: schemaPath,
  });
  const own = getFieldPaths({
    field: tab,
    index: at,
    parentIndexPath: around.indexPath,
    parentPath: around.path,
    parentSchemaPath: around.schemaPath,
  });
  return (
    <RenderFields
      key={at}
      fields={tab.fields}
      parentIndexPath={own.indexPath}
      parentPath={around.path}
      parentSchemaPath={own.schemaPath}
      permissions={permissions ?? true}
      {...(readOnly && { readOnly })}
    />
  );
}
