import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import type { QuestionGroup } from "./question-groups.ts";

/** Questions with foldable answers, group by group. */
export function Questions({ title, groups }: { title: string; groups: readonly QuestionGroup[] }) {
  return (
    <>
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>{title}</h1>
        <p>Touchez une question pour lire sa réponse.</p>
      </header>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section
            key={group.title}
            className={`${kit.stack3} ${kit.contentStart} ${styles.group}`}
          >
            <h2>{group.title}</h2>
            <div>
              {group.questions.map(({ question, html }) => (
                <details key={question} className={styles.question}>
                  <summary>
                    {question}
                    <Icon className={words.turns} name="chevron-down" size={20} />
                  </summary>
                  <Html className={styles.answer} html={html} />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={`${kit.cluster} ${styles.other}`}>
        Votre question n’y est pas&nbsp;?{" "}
        <LinkButton to={at("contact")} reloadDocument variant="plain">
          Écrivez-nous
        </LinkButton>
      </p>
    </>
  );
}
