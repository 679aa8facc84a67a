import { useLocation } from "react-router";
import { currentMark, type NavigationGroup } from "#app/shell/navigation.ts";
import { numbered } from "#app/text/numbered.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import "./header-groups.css";

interface HeaderGroupProps {
  group: NavigationGroup;
  /** `header`: the links overlay the page; one group is open at a time. `menu`: they are inline. */
  look: "header" | "menu";
  /** Class of the label, as for a plain link. */
  className: string | undefined;
}

/** A label that opens its links; in the menu it is open on the pages of its links. */
export function HeaderGroup({ group, look, className }: HeaderGroupProps) {
  const { pathname } = useLocation();
  const mark = currentMark(group, pathname);
  return (
    <details
      data-group={look}
      {...(look === "header" ? { name: "header-group" } : { open: mark !== undefined })}
    >
      <summary className={className} aria-current={mark}>
        {group.label}
        <Icon name="down" />
      </summary>
      <ul>
        {numbered(group.children).map(({ at, item: child }) => (
          <li key={at}>
            <SiteLink to={child.to} aria-current={currentMark(child, pathname)}>
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
