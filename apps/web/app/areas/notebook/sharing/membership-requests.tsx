import type { MembershipRequest } from "@jdj/contract/notebook/sharing-shapes";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type RequestsProps = { eventId: number; requests: readonly MembershipRequest[] };

const reached = (to: string) => (to.includes("@") ? to : displayPhone(to));

/** Who asks to join by the link of an invitation to somebody else; an owner lets them in, or not. */
export function MembershipRequests({ eventId, requests }: RequestsProps) {
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="demandes">
      <h2 id="demandes">Demandes à rejoindre</h2>
      <p>
        Ces personnes ont le lien d’une invitation envoyée à une autre adresse. Elles ne voient rien
        tant que vous n’avez pas accepté.
      </p>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {requests.map(({ id, name, email, phone, role, sent_to, asked_at }) => (
          <li key={id} className={`${kit.cluster} ${kit.ruled} ${styles.person}`}>
            <div className={styles.who}>
              <p className={`${words.breakAnywhere} ${words.bold}`}>{name}</p>
              <p className={`${words.note} ${words.breakAnywhere}`}>
                {[email, phone && displayPhone(phone)].filter(Boolean).join(" · ") ||
                  "Adresse non confirmée"}
                <span className={kit.block}>
                  {roleLabels[role]}, par l’invitation à {reached(sent_to)}
                </span>
                <span className={kit.block}>Demandé le {longDate(asked_at.slice(0, 10))}</span>
              </p>
            </div>
            <div className={`${kit.cluster2} ${styles.acts}`}>
              {(["confirm", "refuse"] as const).map((intent) => (
                <Form key={intent} method="post" preventScrollReset>
                  <input type="hidden" name="intent" value={intent} />
                  <input type="hidden" name="event_id" value={eventId} />
                  <input type="hidden" name="request_id" value={id} />
                  <Button
                    variant={intent === "confirm" ? "main" : "plain"}
                    aria-label={`${intent === "confirm" ? "Accepter" : "Refuser"} ${name}`}
                  >
                    {intent === "confirm" ? "Accepter" : "Refuser"}
                  </Button>
                </Form>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
