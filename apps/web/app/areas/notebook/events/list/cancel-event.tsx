import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./confirmed-change.module.css";

type CancelEventProps = { id: number; title: string; busy: boolean };

/** Cancels an event, after a confirmation that unfolds without script too. */
export function CancelEvent({ id, title, busy }: CancelEventProps) {
  return (
    <details className={styles.change}>
      <summary className={kit.row2}>
        <Icon name="x" size={20} />
        Annuler la fête<span className="visually-hidden">, {title}</span>
      </summary>
      <Form method="post" className={`${kit.stack3} ${styles.sure}`} preventScrollReset>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="event_id" value={id} />
        <p>
          Les cartes déjà envoyées diront que la fête n’a pas lieu et ne prendront plus de réponse.
          Les invitations programmées sont annulées, leur crédit est rendu.
        </p>
        <p>
          Personne n’est prévenu{"\u00a0"}: pour cela, envoyez une carte «{"\u00a0"}Annulation
          {"\u00a0"}
          ». Un geste suffit pour revenir en arrière.
        </p>
        <Button variant="danger" busy={busy}>
          Oui, la fête est annulée
        </Button>
      </Form>
    </details>
  );
}
