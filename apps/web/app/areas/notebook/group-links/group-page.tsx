import { registrationStateFrom } from "@jdj/contract/notebook/registration-states";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import disclosure from "#app/ui/disclosure.module.css";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/group-page";
import { changeGroup } from "./change-group.ts";
import { GroupForm } from "./group-form.tsx";
import styles from "./group-links.module.css";
import { Registrations } from "./registrations.tsx";
import { seatsText } from "./seats-text.ts";
import { ShareGroup } from "./share-group.tsx";
import { StateBadge } from "./state-badge.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const state = registrationStateFrom(searchParams.get("etat"));
  const { groupLinks } = context.get(apiContext).notebook;
  const group = await found(
    groupLinks.groupLink({
      event_id: event.id,
      link_id: params.id,
      page: pageFrom(searchParams),
      ...(state && { state }),
    }),
  );
  return { eventId: event.id, eventName: event.name, seed: event.seed, group, state };
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  return changeGroup(context, request, { id, here: `${at("groupLink", { id })}${url.search}` });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** One group: its link to share, its seats, and who registered by it. */
export default function GroupLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, eventName, seed, group, state } = loaderData;
  const { link, registrations, can } = group;
  const own = at("groupLink", { id: link.id });
  return (
    <>
      <Title>{link.name}</Title>
      <div className={kit.stack1}>
        <BackButton to={at("groupLinks")}>Liens de groupe</BackButton>
        <h1 className={words.breakAnywhere}>{link.name}</h1>
        <p className={`${kit.cluster2} ${words.note}`}>
          <StateBadge link={link} />
          <span>{seatsText(link)}</span>
          <span>
            {link.needs_approval
              ? "Vous confirmez chaque inscription"
              : "Confirmé dès l’inscription"}
          </span>
        </p>
      </div>
      <ProgressBar
        percent={(100 * link.taken) / link.seats}
        label="Places prises"
        seed={seed}
        isThin
      />
      {link.path === null ? null : (
        <ShareGroup link={link} path={link.path} eventName={eventName} />
      )}
      {can.write ? (
        <details
          key={link.version}
          className={`${kit.card} ${disclosure.disclosure}`}
          open={actionData !== undefined}
        >
          <summary className={kit.tapTarget}>Changer ce groupe</summary>
          <GroupForm eventId={eventId} link={link} state={actionData} />
          <Form method="post" className={`${kit.wrap2} ${styles.acts}`}>
            <input type="hidden" name="event_id" value={eventId} />
            <Button name="intent" value={link.open ? "close" : "open"} variant="plain">
              {link.open ? "Fermer les inscriptions" : "Rouvrir les inscriptions"}
            </Button>
            <Button type="button" variant="danger" data-opens="retirer">
              Retirer ce lien
            </Button>
          </Form>
          <ConfirmDialog
            id="retirer"
            title="Retirer ce lien"
            fields={{ intent: "remove", event_id: eventId }}
          >
            <p>
              Le lien ne mènera plus à rien
              {link.waiting > 0
                ? `, et la liste d’attente (${count(link.waiting, "personne")}) sera perdue`
                : ""}
              . Les invités déjà inscrits restent dans votre liste.
            </p>
          </ConfirmDialog>
        </details>
      ) : null}
      <Registrations
        eventId={eventId}
        link={link}
        registrations={registrations}
        state={state}
        mayWrite={can.write}
      />
      {group.last_page > 1 ? (
        <Pagination
          page={group.page}
          lastPage={group.last_page}
          to={(page) => `${own}?${state ? `etat=${state}&` : ""}page=${page}`}
          label="Inscriptions"
        />
      ) : null}
    </>
  );
}
