import type { SubjectReceipt } from "@jdj/contract/payments/subjects";
import { shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./credit-note-links.module.css";

/** The receipt of each payment, to download; several have their sum and their day. */
export function ReceiptLinks({ receipts }: { receipts: readonly SubjectReceipt[] }) {
  if (receipts.length === 0) return null;
  return (
    <ul className={`${kit.listReset} ${styles.notes}`}>
      {receipts.map(({ amount_fcfa, paid_at, url }) => (
        <li key={url}>
          <a href={url} download>
            <Icon name="download" size={20} />
            {receipts.length === 1 ? (
              "Télécharger le reçu (PDF)"
            ) : (
              <span>
                Reçu (PDF)&nbsp;: {fcfa(amount_fcfa)} payés le {shortDate(paid_at.slice(0, 10))}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
