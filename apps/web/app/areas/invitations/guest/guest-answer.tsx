import type { GuestPage } from "@jdj/contract/invitations/guest-page";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { partyOf } from "./party.ts";

const answers = {
  yes: { tone: "good", label: "Vient", icon: "check" },
  no: { tone: "bad", label: "Ne vient pas", icon: "x" },
  none: { tone: "neutral", label: "Sans réponse", icon: "clock" },
} as const;

/** What a guest answered: with whom they come, to what, what each eats, and when they were let in. */
export function GuestAnswer({ shown }: { shown: GuestPage }) {
  const { answer, ceremonies, changes, check_in: checkIn, questions } = shown;
  const { tone, label, icon } = answers[answer.answer];
  const comes = answer.answer === "yes";
  const comesTo = ceremonies.filter(({ id }) => answer.comes_to.includes(id));
  const party = comes ? partyOf(answer, questions) : { people: [], words: [] };
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="reponse">
      <h2 id="reponse">Sa réponse</h2>
      <p className={kit.facts}>
        <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
          {label}
        </Badge>
        {answer.answered_at ? <span>le {dateAndTime(answer.answered_at)}</span> : null}
        {comes ? (
          <span>
            {answer.companions === 0
              ? "sans accompagnant"
              : `avec ${count(answer.companions, "accompagnant")}`}
          </span>
        ) : (
          <span className={words.secondary}>
            {answer.companions_allowed === 0
              ? "peut venir sans accompagnant"
              : `peut venir avec ${count(answer.companions_allowed, "accompagnant")}`}
          </span>
        )}
      </p>
      {comes && ceremonies.length > 0 ? (
        <p>
          <span className={words.secondary}>Vient à&nbsp;:</span>{" "}
          {comesTo.map(({ name }) => name).join(", ")}
        </p>
      ) : null}
      {party.people.some(({ replies }) => replies.length > 0) ? (
        <ul className={`${kit.listReset} ${styles.lines}`}>
          {party.people.map(({ who, replies }) => (
            <li key={who}>
              <strong>{who}</strong>
              <span>{replies.join(" · ") || "n’a rien précisé"}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {party.words.map(({ id, label: asked, text }) => (
        <p key={id} className={words.breakAnywhere}>
          <span className={words.secondary}>{asked}&nbsp;:</span> {text}
        </p>
      ))}
      {checkIn ? (
        <p>
          <Icon name="circle-check" size={20} /> {count(checkIn.people, "personne accueillie")} le{" "}
          {dateAndTime(checkIn.at)}, {checkIn.entrance}
        </p>
      ) : null}
      {changes.length > 1 ? (
        <details>
          <summary className={words.disclosure}>A changé d’avis</summary>
          <ul>
            {changes.map(({ answer: said, at }) => (
              <li key={at}>
                {answers[said].label}, le {dateAndTime(at)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
