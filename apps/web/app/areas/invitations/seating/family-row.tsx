import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type Family, familyName, familyValue, nameOf } from "./families.ts";
import type { Apart } from "./kept-apart.ts";
import styles from "./seating.module.css";

type FamilyRowProps = {
  family: Family;
  mayWrite: boolean;
  /** What stays chosen after a refusal. */
  chosen: ReadonlySet<string>;
  /** Of a member, with whom they are not seated; null without. */
  apart: Apart | null;
};

/** A family that is chosen by one press and moved together; opened, each of them alone. */
export function FamilyRow({ family, mayWrite, chosen, apart }: FamilyRowProps) {
  const { members, people, tableId } = family;
  const [first] = members;
  const name = familyName(family);
  const isAlone = members.length === 1;
  const isUnsure = members.some(({ answer }) => answer === "none");
  const names = members.map((guest) => guest.given_names || guest.last_name).join(", ");
  const about = [isAlone ? null : names, first?.category, isUnsure ? "sans réponse" : null]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className={`${kit.ruled} ${styles.family}`} data-people={people}>
      <Choice value={mayWrite ? familyValue(family) : null} {...{ people, chosen }}>
        <strong className={words.breakAnywhere}>{name}</strong>
        <span className={words.note}>{about}</span>
        {apart ? (
          <span className={apart.isBroken ? words.errorText : words.note}>
            Pas avec {apart.names}
            {apart.isBroken ? "\u00a0: à la même table" : ""}
          </span>
        ) : null}
      </Choice>
      {mayWrite ? (
        <span className={`${kit.scripted} ${styles.handle}`} data-drag aria-hidden="true">
          <Icon name="menu-2" size={20} />
        </span>
      ) : null}
      {isAlone ? null : (
        <details className={styles.members}>
          <summary>
            Un par un<span className="visually-hidden">{`\u00a0: ${name}`}</span>
          </summary>
          <ul className={kit.listReset}>
            {members.map((guest) => (
              <li key={guest.id} data-people={guest.people}>
                <Choice
                  value={mayWrite ? familyValue({ members: [guest], tableId }) : null}
                  people={guest.people}
                  chosen={chosen}
                >
                  {nameOf(guest)}
                </Choice>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

type ChoiceProps = {
  /** What its checkbox sends; null where there is none. */
  value: string | null;
  people: number;
  chosen: ReadonlySet<string>;
  children: ReactNode;
};

/** A line that may be chosen, with how many people it is. */
function Choice({ value, people, chosen, children }: ChoiceProps) {
  const line = (
    <>
      <span className={`${kit.shrink} ${words.breakAnywhere}`}>{children}</span>
      <span className={styles.size}>
        {people}
        <span className="visually-hidden"> {people > 1 ? "personnes" : "personne"}</span>
      </span>
    </>
  );
  if (value === null) return <div className={styles.choose}>{line}</div>;
  return (
    <label className={styles.choose}>
      <input type="checkbox" name="family" value={value} defaultChecked={chosen.has(value)} />
      {line}
    </label>
  );
}
