import { cashStateLabels } from "@jdj/contract/contributions/contribution-states";
import type { ContributionCash, Contributor } from "@jdj/contract/contributions/register-shapes";
import { dateAndTime, shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { asks, registerAddress } from "./register-address.ts";

const tones = {
  waiting: "waiting",
  confirmed: "good",
  refused: "neutral",
  cancelled: "neutral",
} as const;

type CashLineProps = {
  eventId: number;
  person: Contributor;
  cash: ContributionCash;
  /** Whether whose it is stands above. */
  isOfRow?: boolean;
};

/** Cash as it was noted and answered, with what its reader may answer. */
export function CashLine({ eventId, person, cash, isOfRow = false }: CashLineProps) {
  const busy = useNavigation().formData?.get("id") === String(cash.id);
  const about = (
    <span className="visually-hidden">{`\u00a0: ${fcfa(cash.amount_fcfa)}, ${person.name}`}</span>
  );
  const hidden = { event_id: eventId, id: cash.id, person: person.id };
  const isGone = cash.state === "refused" || cash.state === "cancelled";
  return (
    <li className={`${kit.ruled} ${styles.cash}`}>
      <p className={`${kit.row3} ${kit.between}`}>
        <span className={words.breakAnywhere}>
          {isOfRow ? null : (
            <>
              <strong>{person.name}</strong>
              {" · "}
            </>
          )}
          <strong className={`${words.nowrap} ${isGone ? styles.gone : ""}`}>
            {fcfa(cash.amount_fcfa)}
          </strong>
        </span>
        <span className={`${kit.noShrink} ${words.nowrap}`}>
          <Badge tone={tones[cash.state]}>{cashStateLabels[cash.state]}</Badge>
        </span>
      </p>
      <p className={`${words.note} ${words.breakAnywhere}`}>
        {cash.state === "confirmed" ? "En main" : "Noté"}
        {"\u00a0"}: {cash.recorded_by}, reçu le {shortDate(cash.paid_on)}
        {cash.decided_by === null
          ? ""
          : ` · ${cash.state === "confirmed" ? "confirmé" : cash.state === "refused" ? "écarté" : "annulé"} par ${cash.decided_by}`}
        {cash.reason === null ? "" : `\u00a0: « ${cash.reason} »`}
        {cash.note === null ? "" : ` · ${cash.note}`}
      </p>
      {cash.can.confirm || cash.can.refuse || cash.can.cancel ? (
        <div className={`${kit.cluster2} ${kit.notPrinted}`}>
          {cash.can.confirm ? (
            <Form method="post" preventScrollReset>
              <HiddenInputs values={{ intent: "confirm", ...hidden }} />
              <Button variant="plain" busy={busy}>
                Je confirme{about}
              </Button>
            </Form>
          ) : null}
          {cash.can.refuse ? (
            <LinkButton
              variant="quiet"
              to={registerAddress({ [asks.refused]: String(cash.id) }, person.id)}
              preventScrollReset
            >
              Écarter{about}
            </LinkButton>
          ) : null}
          {cash.can.cancel ? (
            <Form method="post" preventScrollReset>
              <HiddenInputs values={{ intent: "cancel", ...hidden }} />
              <Button variant="quiet" busy={busy}>
                Annuler{about}
              </Button>
            </Form>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** What came by mobile money: it counts by itself. */
export function MobileLine({ payment }: { payment: Contributor["mobile"][number] }) {
  const { amount_fcfa, returned_fcfa, paid_at } = payment;
  return (
    <li className={`${kit.ruled} ${styles.cash}`}>
      <p className={`${kit.row3} ${kit.between}`}>
        <strong className={words.nowrap}>{fcfa(amount_fcfa)}</strong>
        <span className={`${kit.noShrink} ${words.nowrap}`}>
          <Badge tone={returned_fcfa < amount_fcfa ? "good" : "neutral"}>
            {returned_fcfa < amount_fcfa ? "Reçu" : "Rendu"}
          </Badge>
        </span>
      </p>
      <p className={words.note}>
        Mobile money, {dateAndTime(paid_at)}
        {returned_fcfa > 0 ? ` · ${fcfa(returned_fcfa)} rendus` : ""}
      </p>
    </li>
  );
}
