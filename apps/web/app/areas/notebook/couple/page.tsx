import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { cardOr } from "#app/areas/notebook/back-to-card-draft.ts";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/page";
import { CoupleForm } from "./couple-form.tsx";
import { coupleFrom } from "./couple-from.ts";
import { personOf } from "./person.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { couple } = context.get(apiContext).notebook;
  const places = await found(couple.marriedsByEvent({ eventId: event.id }));
  const introduction = sectionIntroduction(context, "couple");
  return {
    introduction,
    eventId: event.id,
    seed: event.seed,
    /** Whether the reader may change the photo of all of them together. */
    mayChangePhoto: event.can.event === "write",
    hasPhoto: event.image !== null,
    persons: places.map(personOf),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context.get(apiContext).notebook.couple.saveCouple(coupleFrom(form));
  } catch (error) {
    return refused(error, form, notebookMessages.saveFailed);
  }
  const text = `${notebookMessages.savedTitle} ${notebookMessages.saved}`;
  return redirectWithFlash(context, cardOr(request, at("couple")), { kind: "success", text });
}

export async function clientAction(sending: Route.ClientActionArgs) {
  const eventId = String((await sending.request.clone().formData()).get("event_id"));
  return sendOrQueue(sending, () => dropDraft("couple", eventId));
}

/** « Le(s) célébré(s) » of the specification, in words of the type of event: the persons of the event, in one form with one save. */
export default function CouplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, persons, seed, mayChangePhoto, hasPhoto } = loaderData;
  const state = useWaitingState(actionData);
  const { celebrated } = useWording();
  // A save, or another event, renders a new form with the stored values.
  const versions = persons.map(({ version }) => version);
  const stored = [eventId, ...versions, state?.waiting].join(" ");
  return (
    <>
      <Title>{celebrated}</Title>
      <h1>{celebrated}</h1>
      <SectionIntroduction text={introduction} />
      {mayChangePhoto ? (
        <p>
          <LinkButton to={at("photo")} variant="plain">
            {hasPhoto ? "Votre photo sur les cartes" : "Ajouter une photo pour vos cartes"}
          </LinkButton>
        </p>
      ) : null}
      {persons.length > 0 ? (
        <CoupleForm key={stored} {...loaderData} state={state} />
      ) : (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={seed} />
      )}
      <SectionSteps next={{ to: at("summary"), label: "En bref" }} />
    </>
  );
}
