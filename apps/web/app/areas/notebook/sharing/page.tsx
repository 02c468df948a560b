import { roleLabels, roleSentences } from "@jdj/contract/notebook/sharing-words";
import { Intro } from "#app/areas/notebook/intro.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import type { Route } from "./+types/page";
import { HandOver } from "./hand-over.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Leave } from "./leave.tsx";
import { Members } from "./members.tsx";
import styles from "./page.module.css";
import { PolicyTable } from "./policy-table.tsx";
import { answerSharing } from "./sharing-action.ts";
import { Suggestions } from "./suggestions.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { sharing } = context.get(apiContext).notebook;
  const shared = await found(sharing.sharing({ eventId: event.id }));
  return { eventId: event.id, role: event.role, ...shared };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerSharing(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Partager le carnet »: the members, the invitations, and what each role may do. */
export default function SharingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, role, members, invitations, suggestions, can } = loaderData;
  const owners = members.filter((member) => member.role === "owner").length;
  const { ofCelebrated } = useWording();
  return (
    <>
      <Title>Partager le carnet</Title>
      <h1>Partager le carnet</h1>
      <Intro first="Préparez la fête à plusieurs, chacun avec son rôle.">
        <p>
          Chaque personne invitée se connecte avec son propre compte. Vous pouvez changer son rôle
          ou reprendre l’accès à tout moment{"\u00a0"}: cela vaut aussitôt. Les contacts{" "}
          {ofCelebrated} et les lignes de budget marquées «{"\u00a0"}Privé{"\u00a0"}» ne sont vus
          que par les propriétaires.
        </p>
      </Intro>
      {actionData && !["invite", "handover"].includes(actionData.values.intent ?? "") ? (
        <ErrorNote>{actionData.message}</ErrorNote>
      ) : null}
      {can.write ? null : (
        <p className={styles.mine}>
          Votre rôle{"\u00a0"}: <strong>{roleLabels[role]}</strong>. {roleSentences[role]}
        </p>
      )}
      <Members eventId={eventId} members={members} mayChange={can.write} />
      {invitations.length > 0 ? <Invitations eventId={eventId} invitations={invitations} /> : null}
      {can.write ? (
        <>
          <InviteForm
            key={`${members.length} ${invitations.map(({ id }) => id).join(" ")}`}
            eventId={eventId}
            state={actionData?.values.intent === "invite" ? actionData : undefined}
          />
          {suggestions.length > 0 ? (
            <Suggestions eventId={eventId} suggestions={suggestions} />
          ) : null}
        </>
      ) : null}
      <PolicyTable mine={role} />
      {can.write ? (
        <HandOver
          eventId={eventId}
          state={actionData?.values.intent === "handover" ? actionData : undefined}
        />
      ) : null}
      {role === "owner" && owners < 2 ? null : <Leave eventId={eventId} />}
    </>
  );
}
