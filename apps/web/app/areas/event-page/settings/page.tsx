import type { EventPageVisibility } from "@jdj/contract/event-page/visibility";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { useLocation } from "react-router";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AddressForm } from "./address-form.tsx";
import { changeEventPage } from "./change-event-page.ts";
import { EntryList, type OpenedEntry, openedFrom } from "./entry-list.tsx";
import { PageForm } from "./page-form.tsx";
import { PlaceForm } from "./place-form.tsx";
import { QuestionForm } from "./question-form.tsx";
import { SharePage } from "./share-page.tsx";
import { VisibilityForm } from "./visibility-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

const labels: Record<EventPageVisibility, string> = {
  off: "Fermée",
  link: "Par lien",
  password: "Mot de passe",
  public: "Publique",
};

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { settings } = context.get(apiContext).eventPage;
  return {
    eventId: event.id,
    eventName: event.name,
    page: await foundOrError(settings.settings({ event_id: event.id })),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeEventPage(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Page de la fête »: who sees it, its link, and what it says to all guests. */
export default function EventPageSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, eventName, page } = loaderData;
  const asked = new URLSearchParams(useLocation().search);
  const state = actionData ?? undefined;
  const { page: title } = useWording();
  const intent = state?.values.intent;
  const stateOf = (...names: string[]) =>
    intent !== undefined && names.includes(intent) ? state : undefined;
  /** What is open of a list: the form that was refused, else what the address says. */
  const openedOf = (kind: "place" | "question"): OpenedEntry | null => {
    const refused = stateOf(`${kind}-add`, `${kind}-save`);
    if (!refused) return openedFrom(asked, kind);
    const id = Number(refused.values.id) || null;
    return { kind, id, act: id === null ? "add" : "edit" };
  };
  const stateFor = (kind: string, entry: { id: number } | null): FormState | undefined =>
    stateOf(entry ? `${kind}-save` : `${kind}-add`);
  if (page === null)
    return (
      <>
        <Title>{title}</Title>
        <h1>{title}</h1>
        <LoadFailed address={at("eventPage")} />
      </>
    );
  const isOpen = page.visibility !== "off";
  const mayWrite = page.can.write;
  const moved = stateOf("place-up", "place-down", "question-up", "question-down");
  const failed = moved ?? stateOf("place-remove", "question-remove");
  return (
    <>
      <Title>{title}</Title>
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h1>{title}</h1>
        <Badge tone={isOpen ? "good" : "neutral"}>{labels[page.visibility]}</Badge>
      </div>
      <p className={words.note}>
        Une seule adresse pour tous vos invités{"\u00a0"}: programme, lieux, tenue, logement,
        cadeaux. Le nom d’aucun invité n’y est.
      </p>
      <p>
        <LinkButton to={at("album")} variant="plain" icon={<Icon name="camera" size={20} />}>
          Photos des invités
        </LinkButton>
      </p>
      {failed ? <ErrorNote>{failed.message}</ErrorNote> : null}
      <SharePage path={isOpen ? page.path : null} eventName={eventName} />
      {mayWrite ? (
        <>
          <VisibilityForm
            key={`qui ${page.version}`}
            {...{ eventId, page }}
            state={stateOf("visibility")}
          />
          <PageForm key={`page ${page.version}`} {...{ eventId, page }} state={stateOf("page")} />
        </>
      ) : null}
      <EntryList
        kind="place"
        title="Où dormir"
        one="un logement"
        empty="Un hôtel, une résidence, la maison d’une tante&nbsp;: ce que vous conseillez à ceux qui viennent de loin."
        {...{ eventId, mayWrite }}
        entries={page.places}
        opened={openedOf("place")}
        nameOf={({ name }) => name}
        read={({ address, phone_number_1: phone, price_note: price }) => (
          <p className={`${words.note} ${words.breakAnywhere}`}>
            {[address, phone && displayPhone(phone), price].filter(Boolean).join(", ")}
          </p>
        )}
        formOf={(place) => (
          <PlaceForm
            key={`${place?.id} ${place?.version}`}
            {...{ eventId, place }}
            state={stateFor("place", place)}
          />
        )}
      />
      <EntryList
        kind="question"
        title="Questions et réponses"
        one="une question"
        empty="Les enfants, le parking, l’heure de fin&nbsp;: répondez une fois pour tous."
        {...{ eventId, mayWrite }}
        entries={page.questions}
        opened={openedOf("question")}
        nameOf={({ question }) => question}
        read={({ answer }) => <p className={`${words.preLine} ${words.breakAnywhere}`}>{answer}</p>}
        formOf={(question) => (
          <QuestionForm
            key={`${question?.id} ${question?.version}`}
            {...{ eventId, question }}
            state={stateFor("question", question)}
          />
        )}
      />
      {mayWrite && page.path !== null ? (
        <AddressForm
          key={`adresse ${page.version}`}
          {...{ eventId, page }}
          state={stateOf("address")}
        />
      ) : null}
    </>
  );
}
