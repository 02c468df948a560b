import type { PageHandle } from "../../../page-kind.ts";
import { useSite } from "../../../site.ts";
import { Title } from "../../../title.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "reader" };

/** `/cgu-…`: what one accepts in registering. */
export default function Terms() {
  const { brand } = useSite();
  return (
    <article className={styles.text}>
      <Title>Conditions générales d’utilisation</Title>
      <h1>Conditions générales d’utilisation</h1>
      <p className={styles.date}>En vigueur depuis le 21&nbsp;novembre 2026</p>

      <h2>1. Ce que {brand} vous propose</h2>
      <p>
        {brand} est un carnet en ligne pour préparer un mariage ou une autre fête en Côte d’Ivoire.
        Vous y notez les personnes célébrées, tenez votre liste d’invités et envoyez des faire-part
        numériques, les Joy Cards. En créant un compte, vous acceptez les présentes conditions.
      </p>

      <h2>2. Votre compte</h2>
      <p>
        L’inscription est ouverte aux personnes âgées d’au moins 18&nbsp;ans. Vous donnez des
        informations exactes et vérifiez votre adresse email ou votre numéro de téléphone&nbsp;: le
        carnet s’ouvre après cette vérification. Votre mot de passe est personnel&nbsp;;
        choisissez-en un que vous n’employez nulle part ailleurs et ne le communiquez à personne.
      </p>

      <h2>3. Vos invités</h2>
      <p>
        Vous inscrivez dans votre carnet des noms, des adresses et des numéros qui appartiennent à
        d’autres. Ne notez que des personnes que vous comptez réellement inviter, et seulement ce
        qui est utile à leur invitation. Chaque invité reçoit un lien personnel qui lui permet de
        répondre sans créer de compte.
      </p>

      <h2>4. Vos messages et vos images</h2>
      <p>
        Les textes et les photos que vous ajoutez restent les vôtres. Vous nous permettez de les
        conserver et de les afficher dans la seule mesure nécessaire au service. Sont interdits les
        envois publicitaires, les messages injurieux, trompeurs ou contraires à la loi, et les
        images que vous n’avez pas le droit d’utiliser. Un compte qui sert à de tels envois peut
        être fermé.
      </p>

      <h2>5. Vos données personnelles</h2>
      <p>
        Nous traitons vos données et celles de vos invités pour faire fonctionner votre carnet, et
        pour rien d’autre. Elles ne sont ni vendues, ni louées. La lettre d’information n’est
        envoyée qu’à ceux qui l’ont demandée. Le site ne dépose que les cookies nécessaires à votre
        connexion et à l’affichage des messages.
      </p>
      <p>
        Conformément à la loi n°&nbsp;2013-450 du 19&nbsp;juin 2013 relative à la protection des
        données à caractère personnel, vous et vos invités disposez d’un droit d’accès, de
        rectification, d’opposition et de suppression. Vous pouvez saisir l’Autorité de protection
        des données, l’ARTCI, si vous estimez que ces droits ne sont pas respectés.
      </p>

      <h2>6. Disponibilité et responsabilité</h2>
      <p>
        Nous faisons notre possible pour que le service reste ouvert et pour que rien de ce que vous
        enregistrez ne se perde, sans pouvoir garantir qu’il ne sera jamais interrompu.
        L’acheminement d’un email ou d’un SMS dépend aussi d’opérateurs tiers&nbsp;: l’état de
        chaque envoi est affiché dans votre carnet, pour que vous puissiez joindre autrement un
        invité qui n’aurait rien reçu.
      </p>

      <h2>7. Prix</h2>
      <p>
        La tenue du carnet et l’envoi des Joy Cards par email sont gratuits. Si un service est
        payant, son prix, taxes comprises, est affiché en FCFA avant toute commande, et rien n’est
        facturé sans votre accord.
      </p>

      <h2>8. Modification et droit applicable</h2>
      <p>
        Si ces conditions changent, la date en tête de page change aussi et vous en êtes informé à
        votre prochaine connexion. Elles sont soumises au droit ivoirien.
      </p>
    </article>
  );
}
