import type { OwnRegistration } from "@jdj/contract/invitations/group-registrations";
import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import styles from "#app/areas/invitations/group/page.module.css";
import { PeopleField } from "#app/areas/invitations/group/people-field.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type ChangeFormsProps = { own: OwnRegistration; refused: FormState | undefined };

/** The forms by which the owner of a registration changes how many come, declines, or comes after all. */
export function ChangeForms({ own, refused }: ChangeFormsProps) {
  const { can, people, most } = own;
  const field = bindFields(refused, { people: String(people) });
  const isShort = refused?.errors.people?.includes(groupLinkMessages.notEnough) ?? false;
  if (!can.change && !can.decline && !can.return) return null;
  return (
    <div className={`${kit.stack4} ${styles.forms}`}>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      {can.change && most > 1 ? (
        <form method="post" noValidate className={`${kit.stack3} ${kit.oneColumn}`}>
          <PeopleField most={most} {...field("people")} />
          <Button variant="plain" wide name="intent" value="change">
            Changer le nombre
          </Button>
        </form>
      ) : null}
      {can.return ? (
        <form method="post" noValidate className={`${kit.stack3} ${kit.oneColumn}`}>
          <PeopleField most={most} {...field("people")} />
          <Button variant="card" wide name="intent" value="change">
            Finalement, je viens
          </Button>
          {isShort ? (
            <Button variant="plain" wide name="waits" value="1">
              M’inscrire sur la liste d’attente
            </Button>
          ) : null}
        </form>
      ) : null}
      {can.decline ? (
        <details>
          <summary className={`${kit.tapTarget} ${words.linkText}`}>Je ne peux pas venir</summary>
          <form method="post" className={`${kit.stack3} ${kit.oneColumn}`}>
            <p>
              Votre place ira à quelqu’un d’autre. Il n’est pas sûr qu’il en reste si vous changez
              d’avis.
            </p>
            <Button variant="danger" wide name="intent" value="decline">
              Oui, je me désiste
            </Button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
