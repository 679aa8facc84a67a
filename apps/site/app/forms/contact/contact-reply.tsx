import type { SiteConfig } from "@meridian/contract";
import { Person } from "#app/ui/person.tsx";
import styles from "./contact-reply.module.css";

export type Reply = Pick<SiteConfig["contact"], "person" | "next">;

export const replyOf = ({ contact: { person, next } }: Pick<SiteConfig, "contact">): Reply => ({
  person,
  next,
});

/** Who answers a message, and what happens next (CON-10). Empty parts are omitted. */
export function ContactReply({ person, next }: Reply) {
  const steps = next?.steps ?? [];
  if (!person?.name && steps.length === 0) return null;
  return (
    <div data-screen="">
      {person?.name && (
        <Person
          className={styles.person}
          portrait={
            person.picture && (
              <img src={person.picture} alt="" width={64} height={64} loading="lazy" />
            )
          }
          name={person.name}
          role={person.role}
        />
      )}
      {steps.length > 0 && (
        <div className={styles.next}>
          {next?.title && <h3>{next.title}</h3>}
          <ol>
            {steps.map(({ when, text }) => (
              <li key={when + text}>
                <strong>{when}</strong> {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
