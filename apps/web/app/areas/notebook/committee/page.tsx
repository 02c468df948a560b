import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { cardOr } from "#app/areas/notebook/back-to-card-draft.ts";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { OwnLines } from "#app/areas/notebook/own-lines/own-lines.tsx";
import { isOwnLineForm, saveOwnLine } from "#app/areas/notebook/own-lines/save-own-lines.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/page";
import { CommitteeForm } from "./committee-form.tsx";
import { committeeFrom, errorsByPlace } from "./committee-from.ts";
import { memberOf } from "./member.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { committee } = context.get(apiContext).notebook;
  const places = await foundOrError(committee.committeeByEvent({ eventId: event.id }));
  const introduction = sectionIntroduction(context, "committee");
  return {
    introduction,
    eventId: event.id,
    seed: event.seed,
    members: places?.map(memberOf) ?? null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { committee } = context.get(apiContext).notebook;
  const removes = textFrom(form, "intent") === "remove";
  if (isOwnLineForm(form))
    return saveOwnLine(context, form, at("committee"), (all) => all.committee.saveOwnPlaces);
  const { members, prefixes } = committeeFrom(form);
  if (!removes && members.length === 0)
    return redirectWithFlash(context, cardOr(request, at("committee")), {
      kind: "info",
      text: "Aucun membre n’a changé.",
    });
  try {
    if (removes)
      await committee.removeMember({
        eventId: textFrom(form, "removed_from"),
        restrictedCommitteeId: textFrom(form, "restricted_committee_id"),
      });
    else await committee.saveCommittee({ event_id: textFrom(form, "event_id"), members });
  } catch (error) {
    const answer = refused(error, form, notebookMessages.saveFailed);
    const errors = errorsByPlace(answer.data.errors, prefixes);
    return data({ ...answer.data, errors }, answer.init ?? undefined);
  }
  const text = `${notebookMessages.savedTitle} ${notebookMessages.saved}`;
  const next = removes ? at("committee") : cardOr(request, at("committee"));
  return redirectWithFlash(context, next, { kind: "success", text });
}

export async function clientAction(sending: Route.ClientActionArgs) {
  const eventId = String((await sending.request.clone().formData()).get("event_id"));
  return sendOrQueue(sending, () => dropDraft("committee", eventId));
}

/** `…/comite-restreint`: the members of the committee, in one form with one save. */
export default function CommitteePage({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, eventId, seed, members } = loaderData;
  const state = useWaitingState(actionData);
  // A save, or another event, renders a new form with the stored values.
  const isFilled = members?.some(({ taken }) => taken);
  const stored = [eventId, ...(members ?? []).map(({ version }) => version)].join(" ");
  return (
    <>
      <Title>Comité restreint</Title>
      <h1>Comité restreint</h1>
      {isFilled ? null : <SectionIntroduction text={introduction} />}
      {members === null ? (
        <LoadFailed address={at("committee")} message={notebookMessages.summaryLoadFailed} />
      ) : members.length > 0 ? (
        <>
          <CommitteeForm
            key={stored}
            eventId={eventId}
            seed={seed}
            members={members}
            state={state?.values.own_of ? undefined : state}
          />
          <OwnLines
            eventId={eventId}
            section="committee"
            wording={{
              title: "Vos propres places",
              label: "Nouvelle place",
              add: "Ajouter la place",
              hint: "Un rôle qui manque\u00a0? Ajoutez-le, puis indiquez ci-dessus qui le tient.",
            }}
            groups={[]}
            lines={members.flatMap(({ id, place, own }) =>
              own === null ? [] : [{ id, name: place, version: own }],
            )}
            state={state}
          />
        </>
      ) : (
        <EmptyState sentence={notebookMessages.emptyTemplate} seed={seed} />
      )}
      {isFilled ? <SectionIntroduction text={introduction} /> : null}
      <SectionSteps
        previous={{ to: at("summary"), label: "En bref" }}
        next={{ to: at("budget"), label: "Budget" }}
      />
    </>
  );
}
