import type { ResponsesOverview, WrittenReplies } from "@jdj/contract/invitations/responses";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { Link } from "react-router";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { AnswersChart } from "./answers-chart.tsx";
import styles from "./page.module.css";

type OverviewProps = Pick<ResponsesOverview, "ceremonies" | "questions" | "days"> & {
  written: readonly WrittenReplies[];
};

/** Answers by ceremony, over time, and by question. */
export function Overview({ ceremonies, questions, days, written }: OverviewProps) {
  return (
    <div className={`${kit.stack7} ${kit.oneColumn}`}>
      <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="par-ceremonie">
        <h2 id="par-ceremonie">Par cérémonie</h2>
        {ceremonies.length === 0 ? (
          <p>Aucune cérémonie n’est prévue pour l’instant.</p>
        ) : (
          <DataTable
            caption="Réponses par cérémonie"
            rows={ceremonies}
            rowKey={({ id }) => id}
            columns={[
              { heading: "Cérémonie", cell: ({ name }) => name, names: true },
              { heading: "Date", cell: ({ date }) => (date ? longDate(date) : "À venir") },
              { heading: "Invités", cell: ({ invited }) => invited, numeric: true },
              { heading: "Viennent", cell: ({ guests }) => guests, numeric: true },
              { heading: "Personnes", cell: ({ people }) => people, numeric: true },
            ]}
          />
        )}
      </section>
      <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="au-fil-du-temps">
        <h2 id="au-fil-du-temps">Au fil du temps</h2>
        <AnswersChart days={days} />
      </section>
      {questions
        .filter(({ kind }) => kind === "choice")
        .map(({ id, label, tally }) => (
          <section
            className={`${kit.stack3} ${kit.oneColumn}`}
            key={id}
            aria-labelledby={`question-${id}`}
          >
            <h2 id={`question-${id}`}>{label}</h2>
            <ul className={`${kit.grid} ${styles.tally}`}>
              {tally.map(({ choice, count }) => (
                <li className={kit.spread} key={choice}>
                  <span>{choice}</span>
                  <strong>{count}</strong>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {written.map(({ question_id: id, count, replies }) => (
        <section
          className={`${kit.stack3} ${kit.oneColumn}`}
          key={id}
          aria-labelledby={`mots-${id}`}
        >
          <h2 id={`mots-${id}`}>{questions.find((one) => one.id === id)?.label}</h2>
          {count === 0 ? <p>Personne n’a encore répondu.</p> : null}
          <ul className={`${kit.grid} ${styles.written}`}>
            {replies.map(({ guest_id, name, text }) => (
              <li key={guest_id}>
                <p>«&nbsp;{text}&nbsp;»</p>
                <Link to={at("guest", { eventGuestId: guest_id })} className={words.note}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {count > replies.length ? (
            <p>Et {count - replies.length} autres, dans l’export.</p>
          ) : null}
        </section>
      ))}
    </div>
  );
}
