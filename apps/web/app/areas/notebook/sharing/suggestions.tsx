import type { Suggestion } from "@jdj/contract/notebook/sharing-shapes";
import { displayPhone } from "@jdj/french/phone";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { RoleField } from "./role-field.tsx";

type SuggestionsProps = { eventId: number; suggestions: readonly Suggestion[] };

/** The committee members who do not share the notebook yet, each with a button to invite them. */
export function Suggestions({ eventId, suggestions }: SuggestionsProps) {
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="comite">
      <h2 id="comite">Votre comité restreint</h2>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {suggestions.map(({ name, place, email, phone }) => (
          <li key={place} className={`${kit.cluster} ${kit.ruled} ${styles.person}`}>
            <div className={styles.who}>
              <p className={`${words.breakAnywhere} ${words.bold}`}>{name}</p>
              <p className={`${words.note} ${words.breakAnywhere}`}>
                {place}
                <span className={kit.block}>{email ?? displayPhone(phone)}</span>
              </p>
            </div>
            <Form method="post" className={`${kit.cluster2} ${styles.change}`} preventScrollReset>
              <input type="hidden" name="intent" value="invite" />
              <input type="hidden" name="event_id" value={eventId} />
              <input type="hidden" name="email" value={email ?? ""} />
              <input type="hidden" name="phone" value={email ? "" : phone} />
              <RoleField of={name} given="reader" />
              <Button variant="plain" aria-label={`Inviter ${name}`}>
                Inviter
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
