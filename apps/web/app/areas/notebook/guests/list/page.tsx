import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { plannedGuestsNotice } from "@jdj/contract/notebook/planned-guests";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useEffect, useMemo } from "react";
import { Link } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { rememberGuests } from "#app/areas/notebook/guests/seen-guests.ts";
import { waitingNames } from "#app/areas/notebook/guests/waiting-names.ts";
import { useWaitingEdits } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { packRows, unpackRows } from "#app/http/packed-rows.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeFrom, listShown } from "./change-from.ts";
import { findListedGuests } from "./find-listed-guests.ts";
import { GuestList } from "./guest-list.tsx";
import { InviteLink } from "./invite-link.tsx";
import styles from "./list.module.css";
import { sumOf } from "./tallies.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const [{ guests, ...listed }, categories, begun] = await Promise.all([
    findListedGuests(api, event.id, url.searchParams),
    found(api.notebook.guests.categories()),
    found(api.notebook.completion.begun({ eventId: event.id })),
  ]);
  const total = sumOf(listed.tallies).guests;
  return {
    ...listed,
    introduction: sectionIntroduction(context, "guests"),
    eventId: event.id,
    seed: event.seed,
    categories,
    packed: packRows(guests),
    today: new Date().toISOString().slice(0, 10),
    isWhole: url.searchParams.get("lignes") === "toutes",
    notice: begun.asks_planned_guests ? plannedGuestsNotice(begun.planned_guests, total) : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { guests } = context.get(apiContext).notebook;
  try {
    await guests.changeMany(changeFrom(form));
  } catch (error) {
    return refused(error, form, notebookMessages.guestUpdateFailed);
  }
  const text = `${notebookMessages.savedTitle} ${notebookMessages.saved}`;
  return redirectWithFlash(context, listShown(form), { kind: "success", text });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** The guests of the event: the counters and the list. */
export default function GuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, categories, packed, tallies, notice } = loaderData;
  const guests = useMemo(() => unpackRows<ListedGuest>(packed), [packed]);
  const isEmpty = sumOf(tallies).guests === 0;
  useEffect(() => rememberGuests({ guests, categories }), [guests, categories]);
  const mayWrite = useMayWrite("guests");
  const mayInvite = useMayWrite("cards");
  const others = (
    <>
      <LinkButton
        to={at("importGuests", { eventId })}
        variant="plain"
        icon={<Icon name="file-import" size={20} />}
      >
        Importer
      </LinkButton>
      <LinkButton
        to={`${at("createGuests", { eventId })}?coller`}
        variant="plain"
        icon={<Icon name="copy" size={20} />}
      >
        Coller une liste
      </LinkButton>
      <LinkButton
        to={at("groupLinks")}
        variant="plain"
        icon={<Icon name="users-group" size={20} />}
      >
        Liens de groupe
      </LinkButton>
      <LinkButton to={at("seating")} variant="plain" icon={<Icon name="users" size={20} />}>
        Plan de table
      </LinkButton>
    </>
  );
  const actions = mayWrite ? (
    <div className={`${kit.notPrinted} ${styles.actions}`}>
      {isEmpty ? others : <MoreActions>{others}</MoreActions>}
      <LinkButton to={at("createGuests", { eventId })} icon={<Icon name="user-plus" size={20} />}>
        <span className={isEmpty ? undefined : "hidden-on-phone"}>Ajouter</span>
      </LinkButton>
    </div>
  ) : null;
  const warning = notice ? (
    <Note tone={notice.kind === "below" ? "warning" : "advice"}>
      <p>{notice.message}</p>
      {notice.kind === "unanswered" ? <Link to={at("summary")}>En bref</Link> : null}
    </Note>
  ) : null;
  return (
    <>
      <Title>Mes invités</Title>
      <div className={`${kit.flex} ${kit.between} ${styles.head}`}>
        <h1>Liste des invités</h1>
        {isEmpty ? null : actions}
      </div>
      {isEmpty ? <SectionIntroduction text={loaderData.introduction} /> : null}
      <WaitingGuests eventId={eventId} />
      {isEmpty ? (
        <>
          {warning}
          <EmptyState sentence={notebookMessages.noGuest} action={actions} seed={seed} />
        </>
      ) : (
        <GuestList
          eventId={eventId}
          guests={guests}
          tallies={tallies}
          requests={loaderData.requests}
          served={loaderData.filter}
          paged={loaderData.paged}
          isWhole={loaderData.isWhole}
          categories={categories}
          today={loaderData.today}
          state={actionData}
          invite={mayInvite ? <InviteLink tallies={tallies} /> : null}
        >
          {warning}
        </GuestList>
      )}
      {isEmpty ? null : <SectionIntroduction text={loaderData.introduction} />}
      <SectionSteps
        previous={{ to: at("ceremonies"), label: "Dates et lieux" }}
        next={{ to: at("cards"), label: "Joy Cards" }}
      />
    </>
  );
}

/** The guests that were added without a network and are not in the list yet. */
function WaitingGuests({ eventId }: { eventId: number }) {
  const path = at("createGuests", { eventId });
  const names = useWaitingEdits()
    .filter((edit) => edit.path === path && !edit.refusal)
    .flatMap(({ id, fields }) =>
      waitingNames(fields).map(({ row, name }) => ({ key: `${id} ${row}`, name })),
    );
  if (names.length === 0) return null;
  return (
    <section
      className={`${kit.card} ${kit.stack1} ${kit.notPrinted} ${styles.waitingGuests}`}
      aria-label="En attente du réseau"
    >
      <p className={`${kit.row2} ${words.bold}`}>
        <Icon name="clock" size={20} />
        {count(names.length, "invité ajouté", "invités ajoutés")} hors connexion
      </p>
      <ul>
        {names.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
