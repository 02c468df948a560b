import { IconChecklist, IconMailHeart, IconUsersGroup } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { useSite } from "../../../site.ts";
import { Title } from "../../../title.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Cloth } from "../../../weave/cloth.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "reader" };

const promises = [
  {
    Icon: IconChecklist,
    title: "Un carnet pour tout noter",
    text: "Les mariés, la date, les lieux : chaque page remplie ajoute des rangs à votre tissage.",
  },
  {
    Icon: IconUsersGroup,
    title: "Vos invités, d’un seul fichier",
    text: "Apportez votre liste Excel telle qu’elle est ; les lignes à corriger vous sont montrées.",
  },
  {
    Icon: IconMailHeart,
    title: "Des faire-part qui répondent",
    text: "Chaque invité reçoit sa Joy Card et confirme d’un geste, sans créer de compte.",
  },
];

const families = ["Awa & Koffi", "Mariam & Yao", "Grâce & Ismaël", "Les 60 ans de Tantie"];

export default function Home() {
  const { user, brand } = useSite();
  return (
    <>
      <Title>Votre fête, tissée fil à fil</Title>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>Votre fête, tissée fil à fil.</h1>
          <p className={styles.lead}>
            Le carnet de mariage et de fête de Côte d’Ivoire : vos préparatifs, vos invités et vos
            faire-part au même endroit.
          </p>
          <div className={styles.actions}>
            {user ? (
              <LinkButton to={at("couple")} reloadDocument>
                Ouvrir mon carnet
              </LinkButton>
            ) : (
              <>
                <LinkButton to={at("register")}>Créer mon carnet</LinkButton>
                <LinkButton to={at("signIn")} look="plain">
                  Se connecter
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <figure className={styles.loom}>
          <Cloth
            className={styles.cloth}
            seed="accueil-33"
            strips={14}
            rows={120}
            woven={92}
            texture
          />
          <figcaption>Un tissage par fête. Le vôtre n’existe nulle part ailleurs.</figcaption>
        </figure>
      </section>

      <section className={styles.promises} aria-label={`Ce que fait ${brand}`}>
        {promises.map(({ Icon, title, text }) => (
          <article key={title}>
            <Icon size={32} stroke={1.5} aria-hidden="true" />
            <h2>{title}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>

      <section className={styles.family} aria-labelledby="tissages">
        <h2 id="tissages">Chaque fête a son tissage</h2>
        <p>
          Il naît avec votre carnet, habille vos cartes et se complète à mesure que tout avance.
        </p>
        <ul className={styles.cloths}>
          {families.map((name, index) => (
            <li key={name}>
              <Cloth
                seed={`exemple-${index + 1}`}
                strips={6}
                rows={60}
                woven={60 - index * 7}
                texture
              />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
