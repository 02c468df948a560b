import type { OwnPost } from "./own-post.ts";

export const invitations: OwnPost = {
  id: 6,
  slug: "faire-part-numeriques-bien-inviter",
  date: "2026-11-02",
  title: "Faire-part numériques : inviter avec égards",
  excerpt:
    "Un message reçu sur un téléphone peut être aussi attentionné qu’une carte. Le bon texte, le bon moment et quelques précautions.",
  content: `<p>Un faire-part numérique arrive en quelques secondes chez la cousine de Bouaké comme chez l’ami de Paris. Encore faut-il qu’on ait envie de l’ouvrir.</p>
<h2>Dire l’essentiel</h2>
<ul>
<li>qui invite : les familles, les époux, ou les deux ;</li>
<li>qui est invité : une personne, un couple, une famille ;</li>
<li>à quoi : mairie, bénédiction, repas, soirée ;</li>
<li>quand, avec le jour de la semaine ;</li>
<li>où, avec un repère que l’on connaît sur place ;</li>
<li>comment répondre, et jusqu’à quand.</li>
</ul>
<h2>Appeler chacun par son nom</h2>
<p>« Chère Tantie Adjoua » touche plus que « Chers tous ». Relisez l’orthographe de chaque nom : c’est la première chose que l’on regarde.</p>
<h2>Choisir le moment</h2>
<p>Deux mois avant la fête, on peut s’organiser. Un rappel quinze jours avant suffit. Évitez la nuit et les heures de culte. Aux aînés, annoncez la nouvelle de vive voix avant d’envoyer quoi que ce soit : l’écran vient après la visite.</p>
<h2>Penser aux petits téléphones</h2>
<p>Une image légère s’ouvre partout, même avec peu de réseau. Pour un SMS, un texte court et sans caractères rares coûte moins cher. Et pour ceux qui n’ont pas internet, une carte imprimée ou un appel reste la bonne manière.</p>
<h2>Après l’envoi</h2>
<p>Regardez qui a reçu, qui a ouvert la réponse, qui n’a rien dit. Corrigez un numéro faux plutôt que d’insister. Le lendemain de la fête, un mot de remerciement clôt joliment l’histoire.</p>`,
};
