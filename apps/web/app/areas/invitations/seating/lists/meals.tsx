import type { SeatedGuest, SeatingPlan } from "@jdj/contract/invitations/seating";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { mealsOf } from "#app/areas/invitations/seating/families.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./lists.module.css";

type MealsProps = Pick<SeatingPlan, "tables" | "questions"> & { guests: readonly SeatedGuest[] };

/** How many of each choice every table gets: for the caterer. */
export function Meals({ tables, questions, guests }: MealsProps) {
  if (questions.length === 0)
    return (
      <p>
        Demandez à vos invités ce qu’ils mangeront{"\u00a0"}: leurs choix seront comptés ici, table
        par table. <Link to={at("responsesSettings")}>Ajouter une question</Link>
      </p>
    );
  const places: { key: string; name: string; seated: readonly SeatedGuest[] }[] = [
    ...tables.map(({ id, name }) => ({
      ...{ key: String(id), name },
      seated: guests.filter(({ table_id }) => table_id === id),
    })),
    { key: "", name: "Sans table", seated: guests.filter(({ table_id }) => table_id === null) },
  ];
  return questions.map((question) => {
    const all = mealsOf(question, guests);
    return (
      <section key={question.id} className={`${kit.stack2} ${kit.oneColumn}`}>
        <h2 className={words.breakAnywhere}>{question.label}</h2>
        <div className={styles.wide}>
          <table className={styles.sheet}>
            <thead>
              <tr>
                <th scope="col">Table</th>
                {question.choices.map((choice) => (
                  <th key={choice} scope="col" className={styles.number}>
                    {choice}
                  </th>
                ))}
                <th scope="col" className={styles.number}>
                  Sans choix
                </th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ key, name, seated }) => {
                const { counts, open } = mealsOf(question, seated);
                return (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    {counts.map((one, index) => (
                      <td key={question.choices[index]} className={styles.number}>
                        {one}
                      </td>
                    ))}
                    <td className={styles.number}>{open}</td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">En tout</th>
                {all.counts.map((one, index) => (
                  <td key={question.choices[index]} className={styles.number}>
                    {one}
                  </td>
                ))}
                <td className={styles.number}>{all.open}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </section>
    );
  });
}
