import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./campaign-cards.module.css";
import type { CampaignRow, Reach } from "./present-campaign.ts";

type CampaignCardsProps = {
  campaigns: readonly CampaignRow[];
  /** Whether the reader may do the next step. */
  mayWrite: boolean;
};

/** The campaigns as cards: the picture, whom it reached and who answered, and the next step. */
export function CampaignCards({ campaigns, mayWrite }: CampaignCardsProps) {
  return (
    <ul className={`${kit.listReset} ${kit.grid} ${styles.cards}`} aria-label="Envois">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={`${kit.card} ${kit.relative} ${styles.card}`}>
          {campaign.thumbnail === null ? (
            <span className={`${kit.placeCentre} ${styles.picture}`}>
              <Icon name="mail" size={24} />
            </span>
          ) : (
            <img
              className={styles.picture}
              src={campaign.thumbnail}
              alt=""
              width={72}
              height={90}
              loading="lazy"
              decoding="async"
            />
          )}
          <div className={`${kit.shrink} ${styles.text}`}>
            <p className={styles.title}>
              <Link to={at("card", { id: campaign.id })} className={styles.open}>
                {campaign.category} · {campaign.channel}
                <span className="visually-hidden">, {campaign.date}</span>
              </Link>
              {campaign.isReminder ? <Badge>Rappel</Badge> : null}
            </p>
            <p className={words.note}>
              {campaign.state === null ? null : <Badge tone="waiting">{campaign.state}</Badge>}{" "}
              {campaign.date}
            </p>
            {campaign.reach === null ? null : <ReachBar {...campaign.reach} />}
            {mayWrite && campaign.next ? (
              <Link
                to={campaign.next.to}
                className={`${kit.tapTarget} ${words.bold} ${styles.next}`}
              >
                {campaign.next.label}
                <span className="visually-hidden"> de l’envoi du {campaign.date}</span>
                <Icon name="chevron-right" size={18} />
              </Link>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReachBar({ left, right, share }: Reach) {
  return (
    <div className={styles.reach}>
      <p>
        <span>{left}</span> <span>{right}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  );
}
