import type { TemplatePreview } from "@jdj/contract/console/templates";
import { longDate } from "@jdj/french/dates";
import type { ReactNode } from "react";
import budgetStyles from "#app/areas/notebook/budget/budget-form.module.css";
import { Category } from "#app/areas/notebook/budget/category.tsx";
import { amountLabels, amountNames } from "#app/areas/notebook/budget/drafts.ts";
import committeeStyles from "#app/areas/notebook/committee/committee.module.css";
import { memberOf } from "#app/areas/notebook/committee/member.ts";
import { MemberFields } from "#app/areas/notebook/committee/member-fields.tsx";
import { GroupDrawing } from "#app/areas/notebook/group-drawing.tsx";
import { plannedGroup } from "#app/areas/notebook/planning/planned-task.ts";
import { TaskGroups } from "#app/areas/notebook/planning/task-groups.tsx";
import { QuestionGroup } from "#app/areas/notebook/summary/question-group.tsx";
import { refuseWriting } from "#app/areas/tour/refuse-writing.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { templates } = context.get(apiContext).console;
  const preview = await found(templates.readPreview({ token: params.token }));
  return { preview, today: new Date().toISOString().slice(0, 10) };
}

export function action() {
  refuseWriting();
}

const nothing = () => {};

/** `/apercu-modele/…`: the template of a type of event as the notebook shows it to a new event; nothing can be written. */
export default function TemplatePreviewPage({ loaderData }: Route.ComponentProps) {
  const { preview, today } = loaderData;
  return (
    <main id="contenu" tabIndex={-1} className={`${kit.stack7} ${styles.main}`}>
      <Title>Aperçu du modèle</Title>
      <meta name="robots" content="noindex" />
      <header>
        <h1>{preview.event_type}</h1>
        <p className={words.secondary}>
          {preview.changed
            ? "Aperçu d’une modification qui n’est pas encore enregistrée. "
            : "Aperçu du modèle enregistré. "}
          Le carnet est celui d’une fête qui vient d’être créée, dans six mois{"\u00a0"}; rien ne
          s’y écrit.
        </p>
      </header>
      <fieldset disabled className={styles.sections}>
        <Section title="En bref">
          <div className={kit.stack3}>
            {preview.summary.map((group) => (
              <QuestionGroup
                key={group.id}
                group={group}
                open
                theirs={new Map()}
                values={{}}
                state={undefined}
              />
            ))}
          </div>
        </Section>
        <Section title="Comité restreint">
          <div className={`${kit.stack5} ${committeeStyles.members}`}>
            {preview.committee.map((place, index) => (
              <MemberFields
                key={place.id}
                member={memberOf(place)}
                theirs={undefined}
                seed={`preview ${place.id}`}
                open={index === 0}
                values={{}}
                errorsAt={() => undefined}
              />
            ))}
          </div>
        </Section>
        <Section title="Budget">
          <Budget groups={preview.budget} />
        </Section>
        <Section title="Planning">
          <TaskGroups
            isWhole
            eventId={0}
            groups={preview.planning.map(plannedGroup)}
            today={today}
            first={preview.planning[0]?.id ?? 0}
            onSaved={nothing}
          />
        </Section>
        <Section title="Dates et lieux">
          <Ceremonies rows={preview.ceremonies} />
        </Section>
        <Section title="Catégories d’invités">
          <ul className={styles.categories}>
            {preview.categories.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Section>
      </fieldset>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-label={title}>
      <p className={words.serif22}>{title}</p>
      {children}
    </section>
  );
}

const noPrivateLines = { last: undefined, asked: undefined, refusal: undefined, mark: undefined };

function Budget({ groups }: { groups: TemplatePreview["budget"] }) {
  return (
    <table className={budgetStyles.table}>
      <caption className="visually-hidden">Budget, par catégorie</caption>
      <thead className={budgetStyles.columns}>
        <tr>
          <th scope="col">Poste</th>
          {amountNames.map((name) => (
            <th key={name} scope="col" className={budgetStyles.amount}>
              {amountLabels[name]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Category
          key={group.id}
          group={group}
          drafts={{}}
          theirs={undefined}
          booked={new Map()}
          paid={new Map()}
          isOpen
          medium={undefined}
          atFirst={0}
          isRefused={false}
          mayWrite={false}
          privateLines={noPrivateLines}
          onType={nothing}
        />
      ))}
    </table>
  );
}

function Ceremonies({ rows }: { rows: TemplatePreview["ceremonies"] }) {
  return (
    <DataTable
      caption="Cérémonies"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          heading: "Cérémonie",
          names: true,
          cell: ({ name, image }) => (
            <span className={styles.ceremony}>
              <GroupDrawing code={image} />
              {name}
            </span>
          ),
        },
        {
          heading: "Date proposée",
          cell: ({ proposed_date: date }) => (date === null ? null : longDate(date)),
        },
        {
          heading: "Statut",
          cell: ({ is_activate }) =>
            is_activate === 1 ? <Badge tone="good">Prévu</Badge> : <Badge>Non prévu</Badge>,
        },
      ]}
    />
  );
}
