import type { Contributor } from "@jdj/contract/contributions/register-shapes";
import { dateAndTime } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { useSite } from "#app/document/site.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import words from "#app/ui/words.module.css";
import { registerAddress } from "./register-address.ts";

type PersonalLinkProps = {
  eventId: number;
  person: Contributor;
  state: FormState | undefined;
};

/** The link by which somebody pays without an account, and the reminder that a member's phone sends. */
export function PersonalLink({ eventId, person, state }: PersonalLinkProps) {
  const { id, name, phone, path, reminded_at, left_fcfa, pledged_fcfa } = person;
  const { publicUrl } = useSite();
  const mayRemind = phone !== null && (left_fcfa > 0 || pledged_fcfa === 0);
  return (
    <div className={`${kit.stack3} ${kit.oneColumn}`}>
      {state ? <ErrorNote>{state.errors.by?.[0] ?? state.message}</ErrorNote> : null}
      <p className={words.note}>
        Par ce lien, {name} voit sa promesse et paie par mobile money, sans compte. Il est à cette
        personne seule.
      </p>
      <ShareButton address={`${publicUrl}${path}`} title={`Cotisation ${ofName(name)}`} shown />
      {mayRemind ? (
        <Form method="post" preventScrollReset className={kit.cluster2}>
          <HiddenInputs values={{ event_id: eventId, id, person: id }} />
          <Button
            variant="plain"
            name="intent"
            value="whatsapp"
            icon={<Icon name="brand-whatsapp" size={20} />}
          >
            Relancer par WhatsApp
          </Button>
          <Button
            variant="plain"
            name="intent"
            value="sms"
            icon={<Icon name="message-circle" size={20} />}
          >
            Relancer par SMS
          </Button>
        </Form>
      ) : phone === null ? (
        <p className={words.note}>Ajoutez son numéro pour relancer cette personne.</p>
      ) : null}
      {reminded_at === null ? null : (
        <p className={words.note}>
          Dernière relance{"\u00a0"}: {dateAndTime(reminded_at)}
        </p>
      )}
      <div>
        <LinkButton variant="plain" to={registerAddress({}, id)} preventScrollReset>
          Fermer
        </LinkButton>
      </div>
    </div>
  );
}
