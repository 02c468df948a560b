import { refusalMessage } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { cardOr } from "#app/areas/notebook/back-to-card-draft.ts";
import { currentEvent, requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { isOwnLineForm, saveOwnLine } from "#app/areas/notebook/own-lines/save-own-lines.ts";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { NewsNote } from "#app/areas/notebook/sharing/news-note.tsx";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { GateDialog } from "#app/ui/activation-gate.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { answersFrom, errorsByQuestion } from "./answers.ts";
import styles from "./page.module.css";
import { Questions } from "./questions.tsx";
import { nextSection, sectionTiles } from "./sections.ts";
import { WovenSections } from "./woven-sections.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const { customerId, verified, hasBirthDate } = requireUser(context);
  const { completion, summary, sharing } = context.get(apiContext).notebook;
  const event = await currentEvent(context);
  const open = verified && hasBirthDate;
  const introduction = sectionIntroduction(context, "summary");
  if (!event || customerId === null)
    return { introduction, event: null, open, sections: [], groups: [], news: null };
  const isOwner = open && event.role === "owner";
  const [{ sections }, groups, news] = await Promise.all([
    completion.percentage({ customerId }),
    open ? foundOrError(summary.summariesByEvent({ eventId: event.id })) : [],
    isOwner ? foundOrError(sharing.news({ eventId: event.id })) : null,
  ]);
  return { introduction, event: { id: event.id, seed: event.seed }, open, sections, groups, news };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  if (textFrom(form, "intent") === "reweave") return reweave(context, form);
  if (isOwnLineForm(form))
    return saveOwnLine(context, form, at("summary"), ({ summary }) => summary.saveOwnQuestions);
  const { rows, fields } = answersFrom(form);
  if (rows.length === 0)
    return redirectWithFlash(context, cardOr(request, at("summary")), {
      kind: "info",
      text: "Aucune réponse n’a changé.",
    });
  try {
    await context.get(apiContext).notebook.summary.saveSummaries(rows);
  } catch (error) {
    const answer = refused(error, form, notebookMessages.saveFailed);
    const errors = errorsByQuestion(answer.data.errors, fields);
    return data({ ...answer.data, errors }, answer.init ?? undefined);
  }
  const text = `${notebookMessages.savedTitle} ${notebookMessages.saved}`;
  return redirectWithFlash(context, cardOr(request, at("summary")), { kind: "success", text });
}

export async function clientAction(sending: Route.ClientActionArgs) {
  const eventId = String((await sending.request.clone().formData()).get("event_id"));
  return sendOrQueue(sending, () => dropDraft("summary", eventId));
}

/** `…/en-bref`: the progress of the notebook, the next section, and questions about the event. */
export default function Summary({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, event, open, sections, groups, news } = loaderData;
  const { user } = useSite();
  const wording = useWording();
  const state = useWaitingState(actionData);
  const tiles = sectionTiles(sections, wording);
  const next = nextSection(tiles);
  return (
    <>
      <Title>En bref</Title>
      {open ? null : <GateDialog />}
      {news ? <NewsNote news={news} /> : null}
      <div className={`${kit.stack4} ${styles.head}`}>
        <div>
          <h1>En bref</h1>
          <p className={styles.lead}>
            {user ? `Bonjour ${user.givenNames}, voici où en est votre carnet.` : null}
          </p>
        </div>
        {open ? null : (
          <LinkButton to={at("activation", {})} reloadDocument>
            Continuer&nbsp;: activer mon compte
          </LinkButton>
        )}
        {open && next ? <LinkButton to={next.to}>Continuer&nbsp;: {next.label}</LinkButton> : null}
      </div>
      {event ? (
        <>
          <WovenSections seed={event.seed} tiles={tiles} open={open} />
          {open ? (
            <Questions introduction={introduction} event={event} groups={groups} state={state} />
          ) : null}
        </>
      ) : (
        <EmptyState
          sentence="Votre carnet s’ouvre avec votre premier événement."
          action={<LinkButton to={at("createEvent")}>Créer un événement</LinkButton>}
        />
      )}
      <SectionSteps
        previous={{ to: at("couple"), label: wording.celebrated }}
        next={{ to: at("committee"), label: "Comité restreint" }}
      />
    </>
  );
}

/** Gives the current event a new pattern and redirects to the page, whose header then shows it. */
async function reweave(context: Readonly<RouterContextProvider>, form: FormData) {
  const event = await openEvent(context);
  try {
    const { message } = await context
      .get(apiContext)
      .notebook.events.reweaveEvent({ eventId: event.id, seed: textFrom(form, "seed") });
    return redirectWithFlash(context, at("summary"), { kind: "success", text: message });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, at("summary"), { kind: "error", text });
  }
}
