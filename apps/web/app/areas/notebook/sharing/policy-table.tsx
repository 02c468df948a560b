import {
  type Level,
  type Role,
  roles,
  sections,
  sharingPolicy,
} from "@jdj/contract/call/sharing-policy";
import {
  levelLabels,
  roleLabels,
  roleSentences,
  sectionLabel,
} from "@jdj/contract/notebook/sharing-words";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./policy-table.module.css";

const icons = { none: "lock", read: "eye", write: "pencil" } as const;

function LevelCell({ level }: { level: Level }) {
  const icon = icons[level];
  return (
    <span className={styles.level} data-level={level}>
      <Icon name={icon} size={20} />
      <span className={styles.label}>{levelLabels[level]}</span>
    </span>
  );
}

/** What each role may do: the same policy table as the server's. */
export function PolicyTable({ mine }: { mine: Role }) {
  const wording = useWording();
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="roles">
      <h2 id="roles">Qui peut quoi</h2>
      <dl className={`${kit.stack3} ${styles.roles}`}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={words.bold}>{roleLabels[role]}</dt>
            <dd className={words.secondary}>{roleSentences[role]}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption className="visually-hidden">Ce que chaque rôle peut lire et écrire</caption>
        <thead>
          <tr>
            <th scope="col">Section</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-mine={role === mine || undefined}>
                <span>{roleLabels[role]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section}>
              <th scope="row">{sectionLabel(section, wording)}</th>
              {roles.map((role) => (
                <td key={role} data-mine={role === mine || undefined}>
                  <LevelCell level={sharingPolicy[role][section]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${kit.wrap} ${styles.legend}`} aria-hidden="true">
        {(["write", "read", "none"] as const).map((level) => (
          <LevelCell key={level} level={level} />
        ))}
      </p>
    </section>
  );
}
