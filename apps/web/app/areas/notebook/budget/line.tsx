import { isMinAboveMax, overspentFcfa } from "@jdj/contract/notebook/budget-sums";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { memo, useState } from "react";
import { BookedLine } from "#app/areas/notebook/booked/booked-line.tsx";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import { theirsBeside } from "#app/areas/notebook/changed-meanwhile.tsx";
import { SeeProviders } from "#app/areas/notebook/see-providers.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import rowIcon from "#app/ui/row-icon.module.css";
import words from "#app/ui/words.module.css";
import { AmountBox } from "./amount-box.tsx";
import { amountText } from "./amount-text.ts";
import {
  type AmountName,
  amountNames,
  amountsNow,
  type BudgetLine,
  boxText,
  type Draft,
  isChanged,
  versionUnder,
} from "./drafts.ts";
import styles from "./line.module.css";
import type { PaidOfLine } from "./paid-by-line.ts";
import { PaidNote } from "./paid-note.tsx";
import { PrivateMark } from "./private-mark.tsx";
import { SumWarning } from "./sum-warning.tsx";

type LineProps = {
  line: BudgetLine;
  draft: Draft | undefined;
  /** The same line as somebody else saved it meanwhile, once asked for. */
  theirs: BudgetLine | undefined;
  /** The providers of its service who are booked. */
  booked: readonly Booked[];
  /** Undefined without payments. */
  paid: PaidOfLine | undefined;
  mayWrite: boolean;
  /** Whether it is being made private, or public. */
  asked: boolean | undefined;
  /** Why it could not be. */
  refusal: string | undefined;
  /** Whether its draft was refused: it is unfolded. */
  isRefused: boolean;
  /** Makes a line private or public; undefined for those who may not. */
  onMark: ((line: BudgetLine, isPrivate: boolean) => void) | undefined;
  onType: (lineId: number, name: AmountName, text: string) => void;
};

/** A line of the table; on a phone its real amount, and the three boxes after a tap. */
export const Line = memo(function Line({
  line,
  draft,
  theirs,
  booked,
  paid,
  mayWrite,
  asked,
  refusal,
  isRefused,
  onMark,
  onType,
}: LineProps) {
  const [pressed, setPressed] = useState<boolean>();
  const isOpen = pressed ?? isRefused;
  const amounts = amountsNow(line, draft);
  const overspent = overspentFcfa(amounts);
  const differs = theirs !== undefined && theirs.pivot.version !== versionUnder(line, draft);
  return (
    <tr
      className={isChanged(line, draft) ? `${styles.line} ${styles.changed}` : styles.line}
      data-open={isOpen}
    >
      <th scope="row" className={styles.name}>
        <button
          type="button"
          className={`${styles.tap} ${rowIcon.chevronDown}`}
          aria-expanded={isOpen}
          onClick={() => setPressed(!isOpen)}
        >
          <span>
            {line.content}
            {line.pivot.is_private ? (
              <Icon name="lock" className={styles.lock} size={16} aria-label="Privé" />
            ) : null}
          </span>
          {amounts.real_amount === null ? (
            <span className={styles.none}>Réel à saisir</span>
          ) : (
            <span className={styles.real}>{fcfa(amounts.real_amount)}</span>
          )}
        </button>
        {onMark ? (
          <PrivateMark
            line={line}
            isChanged={isChanged(line, draft)}
            asked={asked}
            refusal={refusal}
            onMark={onMark}
          />
        ) : null}
        <span className={styles.label}>{line.content}</span>
        {line.pivot.price_from ? (
          <small className={`${words.note} ${kit.block}`}>
            Prix {ofName(line.pivot.price_from)}
          </small>
        ) : null}
        <BookedLine booked={booked} />
        {paid ? <PaidNote real={amounts.real_amount} paid={paid} /> : null}
        {line.category_product_id === null ? null : (
          <SeeProviders
            service={line.category_product_id}
            budgetId={line.pivot.id}
            of={line.content}
          />
        )}
        {isMinAboveMax(amounts) ? <SumWarning>Le minimum dépasse le maximum</SumWarning> : null}
        {overspent > 0 ? <SumWarning>Dépassé de {fcfa(overspent)}</SumWarning> : null}
      </th>
      {amountNames.map((name) => {
        const text = boxText(line, draft, name);
        return (
          <AmountBox
            key={name}
            lineId={line.id}
            line={line.content}
            name={name}
            text={text}
            theirs={theirsBeside(text, amountText(theirs?.pivot[name]), differs)}
            mayWrite={mayWrite}
            onType={onType}
          />
        );
      })}
    </tr>
  );
});
