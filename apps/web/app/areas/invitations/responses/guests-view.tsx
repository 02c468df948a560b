import type {
  RespondingGuest,
  RespondingGuests,
  ResponsesOverview,
} from "@jdj/contract/invitations/responses";
import { COMPANIONS_MAX } from "@jdj/contract/notebook/companions-max";
import { at } from "@jdj/contract/paths/addresses";
import { shortDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import type { AnswerFilter } from "./answer-filter.ts";
import styles from "./page.module.css";

type GuestsViewProps = RespondingGuests &
  Pick<ResponsesOverview, "ceremonies" | "questions" | "counts"> & { filter: AnswerFilter | null };

const answers = {
  yes: { tone: "good", label: "Vient" },
  no: { tone: "neutral", label: "Ne vient pas" },
  none: { tone: "waiting", label: "Sans réponse" },
} as const;

function address(filter: AnswerFilter | null, page = 1): string {
  const query = new URLSearchParams({ vue: "invites" });
  if (filter) query.set("reponse", filter);
  if (page > 1) query.set("page", String(page));
  return `${at("responses")}?${query}`;
}

/** The guests with their answers; companions and ceremonies can be changed for the ticked ones. */
export function GuestsView(props: GuestsViewProps) {
  const { guests, filter, page, last_page, total, ceremonies, questions, counts } = props;
  const filters = [
    { key: null, label: "Tous", count: counts.guests },
    { key: "none" as const, label: "Sans réponse", count: counts.none },
    { key: "yes" as const, label: "Viennent", count: counts.yes },
    { key: "no" as const, label: "Ne viennent pas", count: counts.no },
  ];
  const details = (guest: RespondingGuest) =>
    guest.answer === "yes" ? <Details {...{ guest, ceremonies, questions }} /> : null;
  return (
    <Form method="post" className={`${kit.stack4} ${kit.oneColumn}`}>
      <nav aria-label="Filtrer par réponse" className={`${kit.wrap} ${styles.filters}`}>
        {filters.map(({ key, label, count }) => (
          <Link
            key={label}
            to={address(key)}
            preventScrollReset
            aria-current={key === filter ? "page" : undefined}
          >
            {label} ({count})
          </Link>
        ))}
      </nav>
      {total === 0 ? (
        <p>Aucun invité ici.</p>
      ) : (
        <>
          <DataTable
            caption="Invités et leurs réponses"
            rows={guests}
            rowKey={({ id }) => id}
            columns={[
              {
                heading: "Invité",
                names: true,
                cell: (guest) => (
                  <span className={`${kit.row3} ${words.bold} ${kit.targetHeight} ${styles.pick}`}>
                    <label className={`${kit.placeCentre} ${kit.targetHeight}`}>
                      <input
                        type="checkbox"
                        name="id"
                        value={guest.id}
                        aria-label={`Choisir ${guest.given_names} ${guest.last_name}`}
                      />
                    </label>
                    <span className={`${kit.shrink} ${words.breakAnywhere}`}>
                      <Link to={at("guest", { eventGuestId: guest.id })}>
                        {guest.given_names} {guest.last_name}
                      </Link>
                      <small className={`${kit.block} ${words.regular}`}>{guest.category}</small>
                    </span>
                  </span>
                ),
              },
              {
                heading: "Réponse",
                cell: ({ answer, answered_at }) => (
                  <span className={`${kit.stack1} ${kit.itemsStart}`}>
                    <Badge tone={answers[answer].tone}>{answers[answer].label}</Badge>
                    {answered_at ? (
                      <small className={`${kit.block} ${words.regular}`}>
                        le {shortDate(answered_at.slice(0, 10))}
                      </small>
                    ) : null}
                  </span>
                ),
              },
              {
                heading: "Accompagnants",
                numeric: true,
                cell: (guest) =>
                  guest.answer === "yes"
                    ? `${guest.companions} sur ${guest.companions_allowed}`
                    : `jusqu’à ${guest.companions_allowed}`,
              },
              { heading: "Détails", cell: details },
            ]}
          />
          <Pagination
            page={page}
            lastPage={last_page}
            to={(number) => address(filter, number)}
            label="Invités"
          />
          <Invitations ceremonies={ceremonies} />
        </>
      )}
    </Form>
  );
}

type DetailsProps = Pick<ResponsesOverview, "ceremonies" | "questions"> & {
  guest: RespondingGuest;
};

function Details({ guest, ceremonies, questions }: DetailsProps) {
  const missed = ceremonies.filter(
    ({ id }) => guest.invited_to.includes(id) && !guest.comes_to.includes(id),
  );
  return (
    <ul className={kit.grid}>
      {missed.length > 0 ? <li>Sauf {missed.map(({ name }) => name).join(", ")}</li> : null}
      {guest.replies.map(({ question_id, values }) => (
        <li key={question_id}>
          {questions.find(({ id }) => id === question_id)?.label}&nbsp;:{" "}
          {values.filter(Boolean).join(", ")}
        </li>
      ))}
      {guest.arrived_at ? <li>Arrivé à {guest.arrived_at.slice(11, 16)}</li> : null}
    </ul>
  );
}

function Invitations({ ceremonies }: Pick<ResponsesOverview, "ceremonies">) {
  const numbers = Array.from({ length: COMPANIONS_MAX + 1 }, (_, number) => String(number));
  return (
    <fieldset className={`${kit.stack4} ${styles.invitations}`}>
      <legend>Changer l’invitation des invités cochés</legend>
      <SelectField
        name="companions_allowed"
        label="Accompagnants permis"
        placeholder="Ne pas changer"
        choices={[
          { value: "default", label: "Comme tout le monde" },
          ...numbers.map((value) => ({ value, label: count(Number(value), "personne") })),
        ]}
      />
      {ceremonies.length > 1 ? (
        <>
          <SelectField
            name="ceremonies"
            label="Cérémonies"
            placeholder="Ne pas changer"
            choices={[
              { value: "all", label: "Toutes" },
              { value: "some", label: "Seulement celles cochées ici" },
            ]}
          />
          <div className={styles.someCeremonies}>
            {ceremonies.map(({ id, name }) => (
              <label className={`${kit.row3} ${kit.targetHeight}`} key={id}>
                <input type="checkbox" name="ceremony" value={id} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </>
      ) : null}
      <Button name="intent" value="invite" variant="plain">
        Appliquer
      </Button>
    </fieldset>
  );
}
