import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** By when the file is deposited, and what to do where that is not possible any more. */
export function Deadline({ file }: { file: CivilFile }) {
  const { wedding_on, last_day, days_left, deadline, deposited_on, deposited_for } = file;
  if (deposited_on !== null) {
    const hasMoved = wedding_on !== null && deposited_for !== null && deposited_for !== wedding_on;
    return (
      <>
        <p className={styles.day}>
          Déposé le <strong>{longDate(deposited_on)}</strong>
        </p>
        {hasMoved ? (
          <Note tone="warning">
            Vous l’avez déposé pour un mariage le {longDate(deposited_for)}, et votre date est
            maintenant le {longDate(wedding_on)}
            {"\u00a0"}: prévenez la mairie sans attendre.
          </Note>
        ) : null}
      </>
    );
  }
  if (wedding_on === null || last_day === null)
    return (
      <Note>
        Votre mariage n’a pas encore de date. <Link to={at("ceremonies")}>Choisissez-la</Link> pour
        savoir quand déposer le dossier, et quand demander chaque pièce.
      </Note>
    );
  if (deadline === "over") return <p>Le mariage a eu lieu le {longDate(wedding_on)}.</p>;
  if (deadline === "passed") return <Passed lastDay={last_day} wedding={wedding_on} />;
  return (
    <div className={kit.stack1}>
      <p className={styles.day}>
        À déposer au plus tard le <strong>{longDate(last_day)}</strong>
        {days_left === null ? null : (
          <span className={deadline === "soon" ? styles.soon : words.secondary}>
            {days_left === 0 ? "c’est aujourd’hui" : `dans ${count(days_left, "jour")}`}
          </span>
        )}
      </p>
      <p className={words.note}>
        {file.is_approximate
          ? "Votre date est approximative\u00a0: ces jours changeront avec elle."
          : `Dix jours francs avant le mariage, le ${longDate(wedding_on)}\u00a0; présentez-vous tous les deux.`}
      </p>
    </div>
  );
}

function Passed({ lastDay, wedding }: { lastDay: string; wedding: string }) {
  return (
    <Note tone="warning">
      <strong>Le délai est dépassé.</strong> Pour un mariage le {longDate(wedding)}, le dossier
      devait être déposé le {longDate(lastDay)} au plus tard. Ce que vous pouvez faire{"\u00a0"}:
      <ul className={styles.advice}>
        <li>Appelez la mairie dès aujourd’hui, et demandez-lui ce qui reste possible.</li>
        <li>
          <Link to={at("ceremonies")}>Choisissez une autre date</Link>
          {"\u00a0"}: les délais se recomptent.
        </li>
        <li>
          Pour une raison grave, le procureur de la République peut accorder une dispense. À
          vérifier auprès de l’officier d’état civil.
        </li>
      </ul>
    </Note>
  );
}
