import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./confirmed-change.module.css";

type DeleteEventProps = { id: number; title: string; busy: boolean };

/** Deletes an event, after a confirmation that unfolds without script too. */
export function DeleteEvent({ id, title, busy }: DeleteEventProps) {
  return (
    <details className={styles.change}>
      <summary className={kit.row2}>
        <Icon name="trash" size={20} />
        Supprimer<span className="visually-hidden"> {title}</span>
      </summary>
      <Form method="post" className={`${kit.stack3} ${styles.sure}`} preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="event_id" value={id} />
        <p>
          Plus personne n’ouvrira ce carnet, et les liens des invités diront que l’événement
          n’existe plus. Les envois programmés sont annulés, leur crédit est rendu.
        </p>
        <p>Vous pouvez le reprendre pendant 30 jours{"\u00a0"}; ensuite, tout est effacé.</p>
        <Button variant="danger" busy={busy}>
          Oui, supprimer
        </Button>
      </Form>
    </details>
  );
}
