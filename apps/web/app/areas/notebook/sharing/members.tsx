import type { Member } from "@jdj/contract/notebook/sharing-shapes";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { longDate } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { RoleField } from "./role-field.tsx";

type MembersProps = { eventId: number; members: readonly Member[]; mayChange: boolean };

/** Whether the reader may change a member's role: owners are equal, each gives up only their own. */
function mayChangeRole({ role, is_me }: Member, owners: number): boolean {
  return role !== "owner" || (is_me && owners > 1);
}

/** Everybody who may open the notebook; owners can change their role or remove them. */
export function Members({ eventId, members, mayChange }: MembersProps) {
  const owners = members.filter(({ role }) => role === "owner").length;
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="membres">
      <h2 id="membres">Qui partage ce carnet</h2>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {members.map((member) => (
          <li key={member.customer_id} className={`${kit.cluster} ${kit.ruled} ${styles.person}`}>
            <div className={styles.who}>
              <p className={`${words.breakAnywhere} ${words.bold}`}>
                {member.name}
                {member.is_me ? " (vous)" : null}
              </p>
              <p className={`${words.note} ${words.breakAnywhere}`}>
                {[member.email, member.phone && displayPhone(member.phone)]
                  .filter(Boolean)
                  .join(" · ")}
                {member.role === "owner" ? null : (
                  <span className={kit.block}>Depuis le {longDate(member.since.slice(0, 10))}</span>
                )}
              </p>
            </div>
            {mayChange && mayChangeRole(member, owners) ? (
              <div className={`${kit.cluster2} ${styles.acts}`}>
                <Form
                  method="post"
                  className={`${kit.cluster2} ${styles.change}`}
                  preventScrollReset
                >
                  <input type="hidden" name="intent" value="role" />
                  <input type="hidden" name="event_id" value={eventId} />
                  <input type="hidden" name="customer_id" value={member.customer_id} />
                  <RoleField of={member.name} key={member.role} given={member.role} mayOwn />
                  <Button variant="plain" aria-label={`Changer le rôle ${ofName(member.name)}`}>
                    Changer
                  </Button>
                </Form>
                {member.is_me ? null : (
                  <details className={styles.take}>
                    <summary>
                      Retirer<span className="visually-hidden"> {member.name}</span>
                    </summary>
                    <Form
                      method="post"
                      className={`${kit.stack3} ${styles.sure}`}
                      preventScrollReset
                    >
                      <input type="hidden" name="intent" value="remove" />
                      <input type="hidden" name="event_id" value={eventId} />
                      <input type="hidden" name="customer_id" value={member.customer_id} />
                      <p>
                        {member.name} n’ouvrira plus ce carnet, sur aucun appareil. L’adresse
                        secrète de l’agenda sera renouvelée.
                      </p>
                      <Button variant="danger">Oui, retirer</Button>
                    </Form>
                  </details>
                )}
              </div>
            ) : (
              <Badge tone={member.role === "owner" ? "good" : "neutral"}>
                {roleLabels[member.role]}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
