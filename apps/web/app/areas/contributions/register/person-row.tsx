import type { Contributor } from "@jdj/contract/contributions/register-shapes";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import type { ReactNode } from "react";
import itemList from "#app/areas/notebook/item-list.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { OpenedRow } from "#app/ui/opened-row.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { CashLine, MobileLine } from "./payments.tsx";
import { asks, registerAddress } from "./register-address.ts";

type PersonRowProps = {
  eventId: number;
  person: Contributor;
  mayWrite: boolean;
  /** What stands in place of the row's actions: a form or a question. */
  opened: ReactNode;
};

/** What somebody pledged and gave, and what can be noted of it. */
export function PersonRow({ eventId, person, mayWrite, opened }: PersonRowProps) {
  const { id, name, phone, note, pledged_fcfa, received_fcfa, cash, mobile } = person;
  const noted = [phone === null ? null : displayPhone(phone), note].filter(Boolean).join(" · ");
  return (
    <li id={`personne-${id}`} className={`${kit.ruled} ${styles.person}`}>
      <strong className={words.breakAnywhere}>{name}</strong>
      <Standing person={person} />
      <p className={`${kit.wholeRow} ${words.note} ${words.breakAnywhere}`}>
        {pledged_fcfa === 0
          ? received_fcfa === 0
            ? "Rien de promis"
            : `A donné ${fcfa(received_fcfa)}`
          : `${fcfa(received_fcfa)} sur ${fcfa(pledged_fcfa)} promis`}
        {noted === "" ? "" : ` · ${noted}`}
      </p>
      {opened ? (
        <OpenedRow className={itemList.opened}>{opened}</OpenedRow>
      ) : (
        <div className={`${kit.wholeRow} ${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
          {mayWrite ? (
            <LinkButton
              variant="plain"
              to={registerAddress({ [asks.cash]: String(id) }, id)}
              preventScrollReset
            >
              Noter des espèces<span className="visually-hidden">{`\u00a0: ${name}`}</span>
            </LinkButton>
          ) : null}
          {mayWrite ? <PersonActions person={person} /> : null}
        </div>
      )}
      {cash.length + mobile.length > 0 ? (
        <details className={`${kit.wholeRow} ${styles.payments}`}>
          <summary className={`${kit.tapTarget} ${words.linkText}`}>
            {count(cash.length + mobile.length, "versement")}
            <span className="visually-hidden">{` de ${name}`}</span>
          </summary>
          <ul className={kit.listReset}>
            {cash.map((one) => (
              <CashLine key={one.id} {...{ eventId, person }} cash={one} isOfRow />
            ))}
            {mobile.map((one) => (
              <MobileLine key={one.id} payment={one} />
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function Standing({
  person: { left_fcfa: left, waiting_fcfa, pledged_fcfa },
}: {
  person: Contributor;
}) {
  if (waiting_fcfa > 0) return <Badge tone="waiting">{fcfa(waiting_fcfa)} à confirmer</Badge>;
  if (left > 0) return <Badge>Reste {fcfa(left)}</Badge>;
  return pledged_fcfa > 0 ? <Badge tone="good">Complet</Badge> : null;
}

function PersonActions({ person: { id, name, cash, mobile } }: { person: Contributor }) {
  const about = <span className="visually-hidden">{`\u00a0: ${name}`}</span>;
  return (
    <MoreActions of={name}>
      <LinkButton
        variant="quiet"
        to={registerAddress({ [asks.link]: String(id) }, id)}
        preventScrollReset
      >
        Lien et relance{about}
      </LinkButton>
      <LinkButton
        variant="quiet"
        to={registerAddress({ [asks.person]: String(id) }, id)}
        preventScrollReset
      >
        Modifier{about}
      </LinkButton>
      {cash.length + mobile.length === 0 ? (
        <LinkButton
          variant="quiet"
          to={registerAddress({ [asks.removed]: String(id) }, id)}
          preventScrollReset
        >
          Retirer{about}
        </LinkButton>
      ) : null}
    </MoreActions>
  );
}
