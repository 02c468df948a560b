import type { ProviderQuestion } from "@jdj/contract/providers/questions";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/**
 * What customers often ask a provider. Search engines are told nothing of it: they read no page for
 * signed-in users, and show such questions of public authorities only.
 */
export function Questions({ questions }: { questions: readonly ProviderQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className={kit.stack2}>
      <h2 id="questions">Questions fréquentes</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={`${kit.ruleAbove} ${styles.question}`}>
          <summary className={words.marker}>{question}</summary>
          <p className={`${words.preLine} ${words.breakAnywhere}`}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
