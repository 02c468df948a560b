import type { CampaignDetail } from "@jdj/contract/cards/campaigns";
import { Html } from "#app/ui/html.tsx";
import styles from "./page.module.css";

type AboutProps = { send: Omit<CampaignDetail, "eventGuests">; date: string };

/** What was sent: the way, the words and the picture. */
export function About({ send, date }: AboutProps) {
  const [card] = send.cards;
  const lines = [
    ["Canal", send.channel.name],
    ["Catégorie", send.category.name],
    ["Modèle", send.model?.name ?? "Texte personnalisé"],
    ["Carte", send.image === null ? send.design.name : "Votre image"],
    ["Expéditeur", send.from],
    ["Objet", send.subject ?? "Sans objet"],
    [send.status === "scheduled" ? "Départ prévu" : "Date", date],
  ];
  return (
    <div className={styles.about}>
      {send.image !== null ? (
        <img src={send.image} alt="Votre faire-part" className={styles.card} />
      ) : card ? (
        <img
          src={card.file}
          alt={`Carte « ${send.design.name} »`}
          width={1080}
          height={1350}
          className={styles.card}
        />
      ) : null}
      <div className={styles.words}>
        <dl className={styles.lines}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2>Le message</h2>
        {send.body_format === "html" ? (
          <Html html={send.body} className={styles.body} />
        ) : (
          <p className={styles.body}>{send.body}</p>
        )}
      </div>
    </div>
  );
}
