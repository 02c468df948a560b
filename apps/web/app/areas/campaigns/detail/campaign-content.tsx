import type { CampaignOverview } from "@jdj/contract/campaigns/campaign-shapes";
import { Html } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import styles from "./page.module.css";

type AboutProps = { campaign: CampaignOverview; date: string };

/** What was sent: the channel, the text and the picture. */
export function CampaignContent({ campaign, date }: AboutProps) {
  const [card] = campaign.cards;
  const lines = [
    ["Canal", campaign.channel.name],
    ["Catégorie", campaign.category.name],
    ["Modèle", campaign.model?.name ?? "Texte personnalisé"],
    ["Carte", campaign.image === null ? campaign.design.name : "Votre image"],
    ["Expéditeur", campaign.from],
    ["Objet", campaign.subject ?? "Sans objet"],
    [campaign.status === "scheduled" ? "Départ prévu" : "Date", date],
  ];
  return (
    <div className={`${kit.stack6} ${kit.alignStart} ${styles.about}`}>
      {campaign.image !== null ? (
        <img src={campaign.image} alt="Votre faire-part" className={styles.card} />
      ) : card ? (
        <img
          src={card.file}
          alt={`Carte «\u00a0${campaign.design.name} »`}
          width={1080}
          height={1350}
          className={styles.card}
        />
      ) : null}
      <div className={`${kit.stack3} ${kit.shrink}`}>
        <dl className={styles.lines}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2>Le message</h2>
        {campaign.body_format === "html" ? (
          <Html html={campaign.body} className={blocks.quoted} />
        ) : (
          <p className={blocks.quoted}>{campaign.body}</p>
        )}
      </div>
    </div>
  );
}
