import { wordingOf } from "@jdj/contract/notebook/event-wording";
import { roleLabels, roleSentences } from "@jdj/contract/notebook/sharing-words";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { changeSharing } from "./change-sharing.ts";
import { HandOverNotebook } from "./hand-over-notebook.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteForm } from "./invite-form.tsx";
import { Members } from "./members.tsx";
import { MembershipRequests } from "./membership-requests.tsx";
import styles from "./page.module.css";
import { PolicyTable } from "./policy-table.tsx";
import { Suggestions } from "./suggestions.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { sharing } = context.get(apiContext).notebook;
  const shared = await found(sharing.sharing({ eventId: event.id }));
  const { ofCelebrated } = wordingOf(event.event_type.code);
  const introduction = sectionIntroduction(context, "sharing", { "des célébrés": ofCelebrated });
  return { introduction, eventId: event.id, role: event.role, ...shared };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeSharing(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Partager le carnet »: the members, the invitations, and what each role may do. */
export default function SharingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, role, members, invitations, requests, suggestions, can } =
    loaderData;
  const owners = members.filter((member) => member.role === "owner").length;
  return (
    <>
      <Title>Partager le carnet</Title>
      <h1>Partager le carnet</h1>
      <SectionIntroduction text={introduction} />
      {actionData && !["invite", "handover"].includes(actionData.values.intent ?? "") ? (
        <ErrorNote>{actionData.message}</ErrorNote>
      ) : null}
      {can.write ? null : (
        <p className={styles.mine}>
          Votre rôle{"\u00a0"}: <strong>{roleLabels[role]}</strong>. {roleSentences[role]}
        </p>
      )}
      {requests.length > 0 ? <MembershipRequests eventId={eventId} requests={requests} /> : null}
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
        <HandOverNotebook
          eventId={eventId}
          state={actionData?.values.intent === "handover" ? actionData : undefined}
        />
      ) : null}
      {role === "owner" && owners < 2 ? null : <Leave eventId={eventId} />}
    </>
  );
}

/** The button to leave a notebook that somebody else owns. */
function Leave({ eventId }: { eventId: number }) {
  return (
    <details className={styles.take}>
      <summary>Quitter ce carnet</summary>
      <Form method="post" className={`${kit.stack3} ${styles.sure}`}>
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="event_id" value={eventId} />
        <p>Vous n’ouvrirez plus ce carnet, sauf nouvelle invitation.</p>
        <Button variant="danger">Oui, quitter</Button>
      </Form>
    </details>
  );
}
