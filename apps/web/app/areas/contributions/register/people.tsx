import type {
  ContributionCash,
  ContributionRegister,
  Contributor,
} from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { CashForm, Refusal } from "./cash-form.tsx";
import { CashLine } from "./payments.tsx";
import { PersonForm, Removal } from "./person-form.tsx";
import { PersonRow } from "./person-row.tsx";
import { PersonalLink } from "./personal-link.tsx";
import { asks } from "./register-address.ts";

type WaitingCashProps = { eventId: number; register: ContributionRegister };

/** Cash that waits for a second person's word, above all else: it is what a member is to do. */
export function WaitingCash({ eventId, register }: WaitingCashProps) {
  const waiting = register.contributors.flatMap((person) =>
    person.cash.filter(({ state }) => state === "waiting").map((cash) => ({ person, cash })),
  );
  if (waiting.length === 0) return null;
  const isNobody = !register.has_second && register.can.decide;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${kit.notPrinted}`}
      aria-labelledby="a-confirmer"
    >
      <h2 id="a-confirmer">À confirmer</h2>
      {isNobody ? (
        <p className={words.note}>
          Il faut une deuxième personne qui répond de l’argent{"\u00a0"}:{" "}
          <Link to={at("sharing")}>invitez-la à la trésorerie</Link>.
        </p>
      ) : null}
      <ul className={`${kit.card} ${kit.listReset}`}>
        {waiting.map(({ person, cash }) => (
          <CashLine key={cash.id} {...{ eventId, person, cash }} />
        ))}
      </ul>
    </section>
  );
}

type PeopleProps = {
  eventId: number;
  register: ContributionRegister;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What the address opens. */
  asked: URLSearchParams;
  /** What came back of a form, by its intents. */
  stateOf: (...intents: string[]) => FormState | undefined;
};

/** The contributors by group, each group with its sums. */
export function People(props: PeopleProps) {
  const { eventId, register } = props;
  const { contributors, groups, can } = register;
  return (
    <div className={`${kit.stack6} ${kit.oneColumn} ${itemList.lists}`}>
      {groups.map(({ name, totals }) => (
        <Group
          key={name ?? ""}
          title={name ?? (groups.length === 1 ? "Les personnes" : "Sans groupe")}
          sum={`${fcfa(totals.received_fcfa)} sur ${fcfa(totals.pledged_fcfa)}`}
        >
          {contributors
            .filter(({ group }) => group === name)
            .map((person) => (
              <PersonRow
                key={person.id}
                {...{ eventId, person }}
                mayWrite={can.write}
                opened={openedOf(props, person)}
              />
            ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, sum, children }: { title: string; sum: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby={heading}>
      <div className={`${kit.cluster3} ${kit.between} ${itemList.head}`}>
        <h2 id={heading} className={words.breakAnywhere}>
          {title}
        </h2>
        <span className={`${words.note} ${words.nowrap}`}>{sum}</span>
      </div>
      <ul className={`${kit.card} ${kit.listReset}`}>{children}</ul>
    </section>
  );
}

/** The form or the question that is open of a contributor. */
function openedOf({ eventId, register, today, asked, stateOf }: PeopleProps, person: Contributor) {
  const { can, groups } = register;
  const isAsked = (name: string, state: FormState | undefined) =>
    (state ? state.values.id : asked.get(name)) === String(person.id);
  const refusal = stateOf("refuse");
  const cashId = refusal ? refusal.values.id : asked.get(asks.refused);
  const refused: ContributionCash | undefined = person.cash.find(
    ({ id, can: own }) => String(id) === cashId && own.refuse,
  );
  if (refused) return <Refusal {...{ eventId, person }} cash={refused} state={refusal} />;
  if (!can.write) return null;
  if (isAsked(asks.link, stateOf("whatsapp", "sms")))
    return <PersonalLink {...{ eventId, person }} state={stateOf("whatsapp", "sms")} />;
  if (isAsked(asks.cash, stateOf("cash")))
    return <CashForm {...{ eventId, person, today }} state={stateOf("cash")} />;
  if (isAsked(asks.person, stateOf("save")))
    return (
      <PersonForm
        {...{ eventId, person }}
        groups={groups.flatMap(({ name }) => name ?? [])}
        state={stateOf("save")}
      />
    );
  return asked.get(asks.removed) === String(person.id) ? (
    <Removal {...{ eventId, person }} />
  ) : null;
}
