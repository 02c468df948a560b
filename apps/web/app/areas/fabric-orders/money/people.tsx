import type { FabricOrder, FabricShare } from "@jdj/contract/fabric-orders/orders";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Children, type ReactNode } from "react";
import { useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** How many rows are shown before the others are folded. */
const FIRST = 8;

/** A list whose first rows are shown; the others open by « Voir les 72 autres ». */
function Few({ children, others }: { children: ReactNode; others: (n: number) => string }) {
  const rows = Children.toArray(children);
  const rest = rows.length > FIRST + 1 ? rows.slice(FIRST) : [];
  return (
    <>
      <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
        {rows.slice(0, rows.length - rest.length)}
      </ul>
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{others(rest.length)}</summary>
          <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>{rest}</ul>
        </details>
      ) : null}
    </>
  );
}

const takenBy = ({ quantity, size }: FabricShare) =>
  `${count(quantity ?? 0, "unité")}${size === null ? "" : `, taille ${size}`}`;

interface OwingProps {
  eventId: number;
  order: FabricOrder;
  mayRemind: boolean;
}

/** Who has said how much they take and not paid, the largest sum first, each with a reminder. */
export function Owing({ eventId, order, mayRemind }: OwingProps) {
  const owing = order.shares
    .filter(({ paid_by, quantity }) => paid_by === null && quantity !== null)
    .toSorted((a, b) => b.due_fcfa - a.due_fcfa);
  const silent = order.shares.filter(({ quantity }) => quantity === null).length;
  if (order.state === "cancelled" || owing.length + silent === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="doivent">
      <h2 id="doivent">Qui doit encore payer</h2>
      {owing.length === 0 ? null : (
        <Few others={(n) => `Voir les ${n} autres`}>
          {owing.map((share) => (
            <li key={share.id} className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
              <div className={styles.payer}>
                <p className={`${words.breakAnywhere} ${words.bold}`}>{share.name}</p>
                <p className={words.note}>
                  {takenBy(share)}
                  {share.reminded_at === null
                    ? ""
                    : ` · relance le ${dateAndTime(share.reminded_at)}`}
                </p>
              </div>
              <strong className={words.nowrap}>{fcfa(share.due_fcfa)}</strong>
              {mayRemind && share.phone !== null ? (
                <Remind eventId={eventId} share={share} />
              ) : null}
            </li>
          ))}
        </Few>
      )}
      {silent > 0 ? (
        <p className={words.note}>
          {silent === 1
            ? "Une personne n’a pas encore dit combien elle prend."
            : `${silent} personnes n’ont pas encore dit combien elles prennent.`}
        </p>
      ) : null}
    </section>
  );
}

function Remind({ eventId, share }: { eventId: number; share: FabricShare }) {
  const busy = useNavigation().formData?.get("share_id") === String(share.id);
  return (
    <Form method="post" preventScrollReset className={`${kit.facts} ${styles.actions}`}>
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="share_id" value={share.id} />
      <Button variant="plain" name="intent" value="whatsapp" busy={busy}>
        WhatsApp<span className="visually-hidden">{`\u00a0: relancer ${share.name}`}</span>
      </Button>
      <Button variant="plain" name="intent" value="sms" busy={busy}>
        SMS<span className="visually-hidden">{`\u00a0: relancer ${share.name}`}</span>
      </Button>
    </Form>
  );
}

/** What came in of each person, the newest payment first. */
export function Paid({ order }: { order: FabricOrder }) {
  const paid = order.shares
    .filter(({ paid_at }) => paid_at !== null)
    .toSorted((a, b) => ((a.paid_at ?? "") < (b.paid_at ?? "") ? 1 : -1));
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="entre">
      <h2 id="entre">Ce qui est entré</h2>
      {paid.length === 0 ? (
        <p>Personne n’a encore payé.</p>
      ) : (
        <Few others={(n) => `Voir les ${n} autres paiements`}>
          {paid.map((share) => (
            <li key={share.id} className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
              <div className={styles.payer}>
                <p className={`${words.breakAnywhere} ${words.bold}`}>{share.name}</p>
                <p className={words.note}>
                  {takenBy(share)} ·{" "}
                  {share.paid_by === "cash" ? "en espèces, au comité" : "par mobile money"}
                  {share.paid_at === null ? "" : `, ${dateAndTime(share.paid_at)}`}
                </p>
              </div>
              <strong className={words.nowrap}>{fcfa(share.paid_fcfa ?? 0)}</strong>
            </li>
          ))}
        </Few>
      )}
    </section>
  );
}
