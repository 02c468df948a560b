import type { OwnPost } from "./own-post.ts";

export const guestList: OwnPost = {
  id: 4,
  slug: "liste-d-invites-la-methode-des-trois-cercles",
  date: "2026-10-05",
  title: "La liste d’invités : la méthode des trois cercles",
  excerpt:
    "Comment passer de « tout le monde » à une liste que votre lieu et votre budget peuvent accueillir, sans fâcher personne.",
  content: `<p>La liste d’invités décide de presque tout : le lieu, le repas, les chaises, le prix. Elle décide aussi de quelques disputes. Écrivez-la tôt, et à deux.</p>
<h2>Trois cercles</h2>
<ol>
<li><strong>Le premier</strong> : ceux sans qui la fête n’aurait pas de sens. Vous les connaissez par cœur.</li>
<li><strong>Le deuxième</strong> : la famille que l’on voit aux grandes occasions, les amis proches, les parrains.</li>
<li><strong>Le troisième</strong> : collègues, voisins, connaissances de vos parents.</li>
</ol>
<p>Comptez le premier cercle, puis ajoutez le deuxième. Si le total dépasse déjà le lieu, c’est le lieu qu’il faut revoir, ou la formule : la mairie pour tous, le repas pour les deux premiers cercles.</p>
<h2>Donner une part à chaque famille</h2>
<p>Fixez avec vos parents un nombre de places par famille, et laissez-les choisir à l’intérieur de ce nombre. On discute mieux d’un nombre que d’un nom.</p>
<h2>Noter ce qu’il faut, et rien de plus</h2>
<ul>
<li>le nom tel que la personne aime le lire ;</li>
<li>un numéro de téléphone à dix chiffres, vérifié ;</li>
<li>une adresse email si elle la lit ;</li>
<li>sa famille ou son groupe, pour les tables.</li>
</ul>
<p>Ces informations appartiennent à vos invités : ne gardez pas ce qui ne sert pas à les inviter.</p>
<h2>Relancer sans gêner</h2>
<p>Demandez une réponse pour une date précise, trois semaines avant la fête par exemple. Passé ce jour, appelez : un message se perd, une voix non. Gardez quelques places pour les cousins qui arrivent sans prévenir ; il y en a toujours.</p>`,
};
