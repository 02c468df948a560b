import type { SenderName } from "@jdj/contract/campaigns/sender-names";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { useNavigation } from "react-router";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const { id: eventId } = await eventOfCards(context);
  const { senderNames } = context.get(apiContext).campaigns;
  return { eventId, names: await senderNames.list({ eventId }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { senderNames } = context.get(apiContext).campaigns;
  // The event of the page, also when another one was chosen in another tab.
  const eventId = Number(textFrom(form, "event"));
  const withdrawn = Number(textFrom(form, "withdraw"));
  try {
    const { message } =
      withdrawn > 0
        ? await senderNames.withdraw({ eventId, id: withdrawn })
        : await senderNames.request({ eventId, name: textFrom(form, "name") });
    return redirectWithFlash(context, at("senderNames"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

const states: Record<SenderName["state"], { label: string; tone?: "good" | "waiting" }> = {
  requested: { label: "En attente de notre réponse", tone: "waiting" },
  approved: { label: "Accepté", tone: "good" },
  refused: { label: "Refusé" },
  withdrawn: { label: "Retiré" },
};

/** The names under which the SMS of an event leave: asks for one, and shows what became of it. */
export default function SenderNames({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, names } = loaderData;
  const { brand } = useSite();
  const busy = useNavigation().formMethod === "POST";
  const mayWrite = useMayWrite("cards");
  return (
    <section className={`${kit.stack5} ${kit.shrink} ${styles.page}`}>
      <Title>Noms d’expéditeur</Title>
      <div>
        <BackLink to={at("cards")}>Joy Cards</BackLink>
        <h1>Noms d’expéditeur</h1>
      </div>
      <p>
        Vos SMS partent sous le nom <strong>{brand}</strong>. Vous pouvez demander le vôtre, par
        exemple «&nbsp;Awa et Yann&nbsp;»&nbsp;: vos invités le lisent à la place d’un numéro.
      </p>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {mayWrite ? (
        <Form
          method="post"
          className={`${kit.stack4} ${kit.shrink} ${kit.itemsStart} ${styles.form}`}
          noValidate
        >
          <input type="hidden" name="event" value={eventId} />
          <TextField
            {...bindFields(actionData)("name")}
            label="Le nom que vos invités verront"
            hint="3 à 11 caractères&nbsp;: lettres sans accent, chiffres, espaces."
            maxLength={20}
            autoComplete="off"
            required
          />
          <Button variant="card" busy={busy}>
            Demander ce nom
          </Button>
        </Form>
      ) : null}
      <section aria-labelledby="ensuite" className={`${kit.stack5} ${kit.shrink} ${styles.next}`}>
        <h2 id="ensuite">Ce qui se passe ensuite</h2>
        <ol>
          <li>Nous vérifions le nom et l’enregistrons auprès des opérateurs.</li>
          <li>Vous recevez notre réponse par e-mail&nbsp;; elle s’affiche aussi ici.</li>
          <li>Accepté, le nom se choisit à la dernière étape de vos cartes par SMS.</li>
        </ol>
      </section>
      {names.length > 0 ? (
        <section aria-labelledby="noms" className={`${kit.stack5} ${kit.shrink} ${styles.names}`}>
          <h2 id="noms">Vos noms</h2>
          <ul>
            {names.map((name) => (
              <li className={kit.toolbar} key={name.id}>
                <Name name={name} eventId={eventId} busy={busy} brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}

interface NameProps {
  name: SenderName;
  eventId: number;
  busy: boolean;
  brand: string;
}

function Name({
  name: { id, name, state, reason, asked_at, can },
  eventId,
  busy,
  brand,
}: NameProps) {
  const { label, tone } = states[state];
  return (
    <>
      <div className={`${kit.facts} ${styles.about}`}>
        <strong>{name}</strong>
        <Badge {...(tone && { tone })}>{label}</Badge>
        <small>Demandé le {longDate(asked_at.slice(0, 10))}</small>
        {reason === "" ? null : <p>Motif&nbsp;: {reason}</p>}
      </div>
      {can.withdraw ? (
        <>
          <Button type="button" variant="quiet" data-opens={`retirer-${id}`}>
            Retirer<span className="visually-hidden"> {name}</span>
          </Button>
          <ConfirmDialog
            id={`retirer-${id}`}
            title={`Retirer «\u00a0${name}\u00a0»\u00a0?`}
            fields={{ event: eventId, withdraw: id }}
            yes="Oui, retirer ce nom"
            no="Non, le garder"
            busy={busy}
          >
            <p>
              {state === "approved"
                ? `Les SMS qui ne sont pas encore partis partiront sous le nom ${brand}.`
                : "Votre demande s’arrête."}{" "}
              Pour reprendre ce nom, il faudra le redemander.
            </p>
          </ConfirmDialog>
        </>
      ) : null}
    </>
  );
}
