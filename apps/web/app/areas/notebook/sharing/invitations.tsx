import type { Invitation } from "@jdj/contract/notebook/sharing-shapes";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type InvitationsProps = { eventId: number; invitations: readonly Invitation[] };

/** The invitations that are not accepted yet, with buttons to resend and cancel. */
export function Invitations({ eventId, invitations }: InvitationsProps) {
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="invitations">
      <h2 id="invitations">Invitations envoyées</h2>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {invitations.map(({ id, email, phone, role, state, expires_at }) => {
          const to = email ?? displayPhone(phone ?? "");
          return (
            <li key={id} className={`${kit.cluster} ${kit.ruled} ${styles.person}`}>
              <div className={styles.who}>
                <p className={`${words.breakAnywhere} ${words.bold}`}>{to}</p>
                <p className={`${words.note} ${words.breakAnywhere}`}>
                  {roleLabels[role]}
                  <span className={kit.block}>
                    {state === "pending" ? "Valable jusqu’au" : "A expiré le"}{" "}
                    {longDate(expires_at.slice(0, 10))}
                  </span>
                </p>
              </div>
              <div className={`${kit.cluster2} ${styles.acts}`}>
                {state === "pending" ? (
                  <Badge tone="waiting" icon={<Icon name="clock" size={16} />}>
                    En attente
                  </Badge>
                ) : (
                  <Badge tone="bad" icon={<Icon name="alert-triangle" size={16} />}>
                    Expirée
                  </Badge>
                )}
                <Form method="post" preventScrollReset>
                  <input
                    type="hidden"
                    name="intent"
                    value={role === "owner" ? "handover" : "invite"}
                  />
                  <input type="hidden" name="event_id" value={eventId} />
                  <input type="hidden" name="role" value={role} />
                  <input type="hidden" name="email" value={email ?? ""} />
                  <input type="hidden" name="phone" value={phone ?? ""} />
                  <Button variant="plain" aria-label={`Renvoyer l’invitation à ${to}`}>
                    Renvoyer
                  </Button>
                </Form>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="cancel" />
                  <input type="hidden" name="event_id" value={eventId} />
                  <input type="hidden" name="invitation_id" value={id} />
                  <Button variant="quiet" aria-label={`Annuler l’invitation à ${to}`}>
                    Annuler
                  </Button>
                </Form>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
