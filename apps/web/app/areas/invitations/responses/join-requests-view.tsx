import type { JoinRequest } from "@jdj/contract/invitations/responses";
import { at } from "@jdj/contract/paths/addresses";
import { civilityLabel } from "@jdj/contract/person/civility";
import { dateAndTime } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type RequestsProps = {
  requests: readonly JoinRequest[];
  /** How many registered by the links of groups, and wait too. */
  inGroups: number;
  categories: readonly { id: number; name: string }[];
  seed: string;
};

/** People who added themselves by the public card: the hosts accept or refuse them. */
export function JoinRequestsView(props: RequestsProps) {
  return (
    <>
      {props.inGroups > 0 ? (
        <Note>
          <p>
            {count(props.inGroups, "personne attend", "personnes attendent")} votre accord dans vos
            groupes. <Link to={at("groupLinks")}>Voir les groupes</Link>
          </p>
        </Note>
      ) : null}
      <Requests {...props} />
    </>
  );
}

function Requests({ requests, inGroups, categories, seed }: RequestsProps) {
  if (requests.length === 0)
    return inGroups > 0 ? null : (
      <EmptyState
        seed={seed}
        sentence="Personne n’attend votre accord. Ceux qui s’ajoutent par votre carte publique paraîtront ici."
      />
    );
  return (
    <ul className={`${kit.grid} ${styles.requests}`}>
      {requests.map((one) => {
        const name = `${civilityLabel(one.civility)} ${one.given_names} ${one.last_name}`;
        return (
          <li key={one.id}>
            <h2 className={`${kit.cluster2} ${words.text18}`}>
              {name} <Badge tone="waiting">à valider</Badge>
            </h2>
            <p>
              {[
                displayPhone(one.phone_number_1),
                one.phone_number_2 && displayPhone(one.phone_number_2),
                one.email,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className={words.note}>Demande du {dateAndTime(one.asked_at)}</p>
            {one.known_as ? (
              <p>
                Ce numéro est déjà celui de <strong>{one.known_as}</strong>&nbsp;: valider confirme
                sa présence, sans changer son nom.
              </p>
            ) : null}
            <Form method="post" className={`${kit.stack4} ${styles.judge}`}>
              <input type="hidden" name="request_id" value={one.id} />
              {one.known_as ? null : (
                <SelectField
                  name="guest_id"
                  label={`Catégorie ${ofName(one.given_names)}`}
                  defaultValue={String(categories[0]?.id ?? "")}
                  choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
                />
              )}
              <div className={kit.cluster3}>
                <Button name="intent" value="accept" icon={<Icon name="check" size={20} />}>
                  Valider
                </Button>
                <Button name="intent" value="refuse" variant="plain">
                  Refuser
                </Button>
              </div>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
