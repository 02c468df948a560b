import { MANAGER_REFUND_FCFA, teamRoles } from "@jdj/contract/call/team-policy";
import { roleLabels } from "@jdj/contract/providers/role-labels";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeTeam } from "./change-team.ts";
import { Member } from "./member.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.team.list();
}

export function action({ context, request }: Route.ActionArgs) {
  return changeTeam(context, request);
}

const choices = teamRoles.map((value) => ({ value, label: roleLabels[value] }));

/** `/pro/equipe`: who works for the shop. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invitations, can } = loaderData;
  const isInvite = actionData?.values.intent === "invite";
  const field = bindFields(isInvite ? actionData : undefined, { role: "member" });
  return (
    <>
      <Title>Équipe</Title>
      <h1>Équipe</h1>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Un membre lit tout et écrit aux clients. Un gestionnaire envoie aussi les devis, répond aux
        réservations, tient les packages et les articles, et annule ce qui est payé jusqu’à{" "}
        {fcfa(MANAGER_REFUND_FCFA)}. Le reste, coordonnées, publication, suppressions, équipe et
        paiements, est au propriétaire.
      </p>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <ul className={`${kit.card} ${kit.grid}`}>
        {members.map((member) => (
          <Member key={member.id} member={member} mayManage={can.manage} />
        ))}
      </ul>
      {invitations.length > 0 ? (
        <section className={kit.stack4} aria-labelledby="invitations">
          <h2 id="invitations">Invitations en attente</h2>
          <ul className={`${kit.card} ${kit.grid}`}>
            {invitations.map(({ id, email, role, expires_at }) => (
              <li key={id} className={`${kit.cluster} ${styles.row}`}>
                <div className={styles.who}>
                  <p className={words.bold}>{email}</p>
                  <p className={words.note}>
                    {roleLabels[role]}, jusqu’au {longDate(expires_at.slice(0, 10))}
                  </p>
                </div>
                {can.manage ? (
                  <form method="post">
                    <input type="hidden" name="intent" value="cancel" />
                    <input type="hidden" name="invitation" value={id} />
                    <Button variant="plain" aria-label={`Annuler l’invitation de ${email}`}>
                      Annuler
                    </Button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {can.manage ? (
        <section className={kit.stack4} aria-labelledby="inviter">
          <h2 id="inviter">Inviter quelqu’un</h2>
          <form method="post" noValidate className={`${kit.card} ${kit.stack5} ${styles.box}`}>
            <input type="hidden" name="intent" value="invite" />
            <TextField
              label="Adresse email"
              hint="Nous y envoyons un lien, valable 14 jours."
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              {...field("email")}
            />
            <RadioGroup label="Rôle" choices={choices} inline {...field("role")} />
            <Button>Envoyer l’invitation</Button>
          </form>
        </section>
      ) : null}
    </>
  );
}
