import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { COMPANIONS_MAX } from "@jdj/contract/notebook/companions-max";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useState } from "react";
import { useNavigation } from "react-router";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { QuestionFields } from "./question-fields.tsx";
import { errorsByField, presets, questionOf, rowsFrom, rowsOf } from "./questions-from.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const { responses } = context.get(apiContext).invitations;
  const { settings, questions } = await found(responses.overview({ event_id: event.id }));
  return { eventId: event.id, settings, rows: rowsOf(questions) };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const rows = rowsFrom(form);
  try {
    const { message } = await context.get(apiContext).invitations.responses.saveSettings({
      event_id: textFrom(form, "event_id"),
      deadline: dateFrom(form, "deadline"),
      companions: Number(textFrom(form, "companions")) || 0,
      questions: rows.map(questionOf),
      version: Number(textFrom(form, "version")),
    });
    return redirectWithFlash(context, at("responses"), { kind: "success", text: message ?? "" });
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (!errors) return refused(error, form);
    return refusedFields(
      errorsByField(errors, rows),
      form,
      "Veuillez corriger les champs signalés.",
    );
  }
}

/** Until when guests answer, whom they may bring along, and what they are asked. */
export default function ResponseSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = loaderData;
  const [rows, setRows] = useState(loaderData.rows);
  const sending = useNavigation().state !== "idle";
  const field = bindFields(actionData, {
    deadline: settings.deadline,
    companions: String(settings.companions),
  });
  const people = Array.from({ length: COMPANIONS_MAX + 1 }, (_, number) => ({
    value: String(number),
    label: number === 0 ? "Aucun" : count(number, "accompagnant"),
  }));
  return (
    <>
      <Title>Réglages des réponses</Title>
      <div>
        <BackLink to={at("responses")}>Réponses des invités</BackLink>
        <h1>Ce que vous demandez à vos invités</h1>
      </div>
      <Form method="post" className={`${kit.stack5} ${styles.form}`} noValidate>
        <input type="hidden" name="event_id" value={loaderData.eventId} />
        {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
        <input type="hidden" name="version" value={settings.version} />
        <DateField
          label="Dernier jour pour répondre"
          hint="Laissez vide pour ne pas fixer de limite. JJ/MM/AAAA"
          {...field("deadline")}
        />
        <SelectField
          label="Accompagnants par invitation"
          hint="Vous pouvez en permettre plus ou moins à chaque invité, dans la liste des réponses."
          placeholder="Choisir"
          choices={people}
          {...field("companions")}
        />
        <h2>Vos questions</h2>
        {rows.length === 0 ? <p>Aucune question pour l’instant.</p> : null}
        {rows.map((row, place) => (
          <QuestionFields key={row.key} row={row} place={place + 1} refused={actionData} />
        ))}
        <fieldset className={kit.wrap2}>
          <legend className="visually-hidden">Ajouter une question</legend>
          {presets.map(({ name, row }) => (
            <Button
              key={name}
              type="button"
              variant="plain"
              icon={<Icon name="plus" size={20} />}
              onClick={() => {
                const key = Math.max(-1, ...rows.map((one) => one.key)) + 1;
                setRows([...rows, { ...row, key, id: null }]);
              }}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <Button busy={sending}>Enregistrer</Button>
      </Form>
    </>
  );
}
