import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/** The button to leave a notebook that somebody else owns. */
export function Leave({ eventId }: { eventId: number }) {
  return (
    <details className={styles.take}>
      <summary>Quitter ce carnet</summary>
      <Form method="post" className={`${kit.stack3} ${styles.sure}`}>
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="event_id" value={eventId} />
        <p>Vous n’ouvrirez plus ce carnet, sauf nouvelle invitation.</p>
        <Button look="danger">Oui, quitter</Button>
      </Form>
    </details>
  );
}
