import type { Dowry, DowryItem } from "@jdj/contract/notebook/dowry";
import { stageLabels, stageSums, stateLabels } from "@jdj/contract/notebook/dowry-items";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareByMessage } from "#app/ui/links/share-by-message.tsx";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { OpenedRow } from "#app/ui/opened-row.tsx";
import words from "#app/ui/words.module.css";
import { asks, dowryAddress } from "./dowry-address.ts";
import { sharedList } from "./shared-list.ts";

type StageListProps = {
  eventId: number;
  eventName: string;
  stage: Dowry["stages"][number];
  items: readonly DowryItem[];
  can: Dowry["can"];
  /** What stands in place of an item's actions: its form, or the question before it is removed. */
  opened: { id: number; content: ReactNode } | null;
};

/** What the families bring at one of their two meetings. */
export function StageList(props: StageListProps) {
  const { eventId, eventName, stage: of, can, opened } = props;
  const { stage, ceremony } = of;
  const heading = useId();
  const items = props.items.filter((item) => item.stage === stage);
  const sums = stageSums(items, stage);
  const isOver = items.every(({ state }) => state === "given" || state === "dropped");
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${itemList.list}`}
      aria-labelledby={heading}
    >
      <div className={`${kit.row3} ${kit.between} ${itemList.head}`}>
        <h2 id={heading}>{stageLabels[stage]}</h2>
        <span className={`${words.note} ${words.nowrap}`}>
          {sums.ready} sur {sums.wanted} prêts
        </span>
      </div>
      {ceremony && !isOver ? <Day {...{ eventId, ceremony }} /> : null}
      <ul className={`${kit.card} ${kit.listReset}`}>
        {items.map((item) => (
          <li
            key={item.id}
            id={`ligne-${item.id}`}
            className={`${kit.ruled} ${itemList.item}`}
            data-acts={can.write || undefined}
          >
            <strong className={words.breakAnywhere}>{item.name}</strong>
            <Facts item={item} />
            {opened?.id === item.id ? (
              <OpenedRow className={itemList.opened}>{opened.content}</OpenedRow>
            ) : (
              <>
                <span className={itemList.state}>
                  <Badge tone={tones[item.state]}>{stateLabels[item.state]}</Badge>
                </span>
                {can.write ? (
                  <div className={`${kit.row2} ${kit.notPrinted}`}>
                    <ItemActions {...{ eventId, item }} />
                  </div>
                ) : null}
              </>
            )}
          </li>
        ))}
      </ul>
      <Sums {...{ eventId, sums, stage }} mayCarry={can.write_budget} />
      {sums.wanted > 0 ? (
        <p className={`${kit.cluster3} ${kit.notPrinted}`}>
          <span className={words.secondary}>Envoyer la liste</span>
          <ShareByMessage text={sharedList(items, stage, eventName)} />
        </p>
      ) : null}
    </section>
  );
}

const tones = {
  asked: "neutral",
  agreed: "waiting",
  ready: "good",
  given: "good",
  dropped: "neutral",
} as const;

type Ceremony = NonNullable<Dowry["stages"][number]["ceremony"]>;

function Day({ eventId, ceremony }: { eventId: number; ceremony: Ceremony }) {
  const { id, is_planned, held_on } = ceremony;
  return (
    <p className={words.secondary}>
      {is_planned && held_on ? `Le ${longDate(held_on)}. ` : "Pas encore de date. "}
      <Link
        className={`${words.linkText} ${kit.notPrinted}`}
        to={at("editCeremony", { eventId, datePlaceId: id })}
      >
        {is_planned && held_on ? "Changer la date ou le lieu" : "Choisir la date et le lieu"}
      </Link>
    </p>
  );
}

/** How much and for whom, what was agreed, by whom it comes, and who says that it is usual. */
function Facts({ item }: { item: DowryItem }) {
  const { quantity, amount, recipient, bringer, agreed, note, source } = item;
  const about = [quantity, amount === null ? null : fcfa(amount), recipient].filter(Boolean);
  return (
    <div
      className={`${kit.wholeRow} ${kit.stack1} ${kit.oneColumn} ${words.note} ${words.breakAnywhere}`}
    >
      {about.length > 0 ? <p>{about.join(" · ")}</p> : null}
      {agreed ? <p>Convenu{`\u00a0: ${agreed}`}</p> : null}
      {bringer ? <p>Apporté par {bringer}</p> : null}
      {note ? <p>{note}</p> : null}
      {source ? <p className={words.tertiary}>Exemple de {source}</p> : null}
    </div>
  );
}

/** The state that follows, as its button says it; what was given or set aside has none. */
const nextStates = {
  asked: { state: "agreed", label: "Convenu" },
  agreed: { state: "ready", label: "C’est prêt" },
  ready: { state: "given", label: "Remis" },
  given: null,
  dropped: null,
} as const;

function ItemActions({ eventId, item }: { eventId: number; item: DowryItem }) {
  const { id, name, state, version } = item;
  const about = <span className="visually-hidden">{`\u00a0: ${name}`}</span>;
  const next = nextStates[state];
  return (
    <>
      {next ? (
        <Form method="post" preventScrollReset>
          <HiddenInputs
            values={{ intent: "move", event_id: eventId, id, version, state: next.state }}
          />
          <Button variant="plain">
            {next.label}
            {about}
          </Button>
        </Form>
      ) : null}
      <MoreActions of={name}>
        <LinkButton
          variant="quiet"
          to={dowryAddress({ [asks.item]: String(id) }, id)}
          preventScrollReset
        >
          Modifier{about}
        </LinkButton>
        <LinkButton
          variant="quiet"
          to={dowryAddress({ [asks.removed]: String(id) }, id)}
          preventScrollReset
        >
          Retirer{about}
        </LinkButton>
      </MoreActions>
    </>
  );
}

type SumsProps = {
  eventId: number;
  stage: DowryItem["stage"];
  sums: ReturnType<typeof stageSums>;
  mayCarry: boolean;
};

function Sums({ eventId, stage, sums, mayCarry }: SumsProps) {
  if (sums.wanted === 0) return null;
  return (
    <div className={kit.cluster3}>
      {sums.unpriced === sums.wanted ? (
        <p className={words.secondary}>Aucun montant noté</p>
      ) : (
        <p>
          <strong>{fcfa(sums.amount)}</strong>
          {sums.unpriced > 0 ? (
            <span className={words.note}>, sans compter {sums.unpriced} sans montant</span>
          ) : null}
        </p>
      )}
      {mayCarry && sums.amount > 0 ? (
        <Form method="post" className={kit.notPrinted} preventScrollReset>
          <HiddenInputs values={{ intent: "carry", event_id: eventId, stage }} />
          <Button variant="quiet">
            Reporter au budget
            <span className="visually-hidden">{`\u00a0: ${stageLabels[stage]}`}</span>
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
