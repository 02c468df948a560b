import type { CivilPaper } from "@jdj/contract/civil-file/civil-file";
import { paperStateLabels } from "@jdj/contract/civil-file/papers";
import { longDate } from "@jdj/french/dates";
import { type ReactNode, useId } from "react";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { OpenedRow } from "#app/ui/opened-row.tsx";
import words from "#app/ui/words.module.css";
import { asks, fileAddress } from "./file-address.ts";

type PaperListProps = {
  eventId: number;
  /** Whose papers they are. */
  title: string;
  papers: readonly CivilPaper[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** False for readers, and once the file is deposited. */
  mayWrite: boolean;
  /** What stands in place of a paper's actions: its form, or the question before it is removed. */
  opened: { id: number; content: ReactNode } | null;
};

/** The papers of one holder. */
export function PaperList(props: PaperListProps) {
  const { eventId, title, papers, today, mayWrite, opened } = props;
  const heading = useId();
  const ready = papers.filter(({ is_ready: isReady }) => isReady).length;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${itemList.list}`}
      aria-labelledby={heading}
    >
      <div className={`${kit.row3} ${kit.between} ${itemList.head}`}>
        <h2 id={heading} className={words.breakAnywhere}>
          {title}
        </h2>
        <span className={`${words.note} ${words.nowrap}`}>
          {ready} sur {papers.length}
        </span>
      </div>
      <ul className={`${kit.card} ${kit.listReset}`}>
        {papers.map((paper) => (
          <li
            key={paper.id}
            id={`piece-${paper.id}`}
            className={`${kit.ruled} ${itemList.item}`}
            data-acts={mayWrite || undefined}
          >
            <strong className={words.breakAnywhere}>{paper.name}</strong>
            <Facts paper={paper} today={today} />
            {opened?.id === paper.id ? (
              <OpenedRow className={itemList.opened}>{opened.content}</OpenedRow>
            ) : (
              <>
                <span className={itemList.state}>
                  <StateBadge paper={paper} />
                </span>
                {mayWrite ? (
                  <div className={`${kit.row2} ${kit.notPrinted}`}>
                    <PaperActions eventId={eventId} paper={paper} of={title} />
                  </div>
                ) : null}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones = {
  "to-get": "neutral",
  asked: "waiting",
  "in-hand": "good",
  deposited: "good",
} as const;

function StateBadge({ paper: { state, age } }: { paper: CivilPaper }) {
  return age === "too-old" ? (
    <Badge tone="bad">Trop vieille</Badge>
  ) : (
    <Badge tone={tones[state]}>{paperStateLabels[state]}</Badge>
  );
}

/** Where it is had, from when on, until when it is valid, and what was noted of it. */
function Facts({ paper, today }: { paper: CivilPaper; today: string }) {
  const { where_had, only_when, getter, note, state, ask_from, age, checked_on, source } = paper;
  const isMissing = state === "to-get" || state === "asked";
  const said = [only_when, where_had].filter(Boolean).join(" · ");
  const noted = [getter ? `Par ${getter}` : null, note].filter(Boolean).join(" · ");
  return (
    <div
      className={`${kit.wholeRow} ${kit.stack1} ${kit.oneColumn} ${words.note} ${words.breakAnywhere}`}
    >
      {said && isMissing ? <p>{said}</p> : null}
      {isMissing && ask_from && age !== "too-old" ? (
        ask_from > today ? (
          <p>
            À demander à partir du <strong>{longDate(ask_from)}</strong>, pour être encore valable
            le jour du mariage
          </p>
        ) : (
          <p>À demander dès maintenant</p>
        )
      ) : null}
      <Age paper={paper} />
      {noted ? <p>{noted}</p> : null}
      {checked_on ? (
        <p className={words.tertiary}>
          {source}, vérifié le {longDate(checked_on)}
        </p>
      ) : null}
    </div>
  );
}

function Age({ paper: { issued_on, valid_until, ask_from, age } }: { paper: CivilPaper }) {
  if (issued_on === null) return null;
  const issued = `Établie le ${longDate(issued_on)}`;
  if (valid_until === null) return <p>{issued}</p>;
  if (age === "too-old")
    return (
      <p className={words.errorText}>
        {issued}, valable jusqu’au {longDate(valid_until)}
        {"\u00a0"}: trop vieille pour le dépôt. Demandez-en une autre
        {ask_from ? `, à partir du ${longDate(ask_from)}` : ""}.
      </p>
    );
  return (
    <p>
      {issued}, valable jusqu’au {longDate(valid_until)}
      {age === "ends-before-wedding"
        ? "\u00a0: avant le mariage. Demandez à la mairie si elle l’accepte."
        : ""}
    </p>
  );
}

type PaperActionsProps = { eventId: number; paper: CivilPaper; of: string };

/** What can be done with a paper; all of it works without script. */
function PaperActions({ eventId, paper, of }: PaperActionsProps) {
  const { id, name, state, valid_months, version, getter, note, issued_on } = paper;
  const about = <span className="visually-hidden">{`\u00a0: ${name}, ${of}`}</span>;
  const open = (opened: Record<string, string>) => fileAddress(opened, id);
  const isMissing = state === "to-get" || state === "asked";
  return (
    <>
      {isMissing && valid_months === null ? (
        <Form method="post" preventScrollReset>
          <HiddenInputs
            values={{
              ...{ intent: "save", event_id: eventId, id, version, state: "in-hand" },
              ...{ getter: getter ?? "", note: note ?? "", issued_on: issued_on ?? "" },
            }}
          />
          <Button variant="plain">Je l’ai{about}</Button>
        </Form>
      ) : isMissing ? (
        <LinkButton
          variant="plain"
          to={open({ [asks.paper]: String(id), [asks.got]: "1" })}
          preventScrollReset
        >
          Je l’ai{about}
        </LinkButton>
      ) : null}
      <MoreActions of={`${name}, ${of}`}>
        <LinkButton variant="quiet" to={open({ [asks.paper]: String(id) })} preventScrollReset>
          Modifier{about}
        </LinkButton>
        <LinkButton variant="quiet" to={open({ [asks.removed]: String(id) })} preventScrollReset>
          Retirer{about}
        </LinkButton>
      </MoreActions>
    </>
  );
}
