import type { OwnPost } from "./own-post.ts";

export const budget: OwnPost = {
  id: 5,
  slug: "tenir-le-budget-de-sa-fete",
  date: "2026-10-19",
  title: "Tenir le budget de sa fête, ligne par ligne",
  excerpt:
    "Un budget ne sert pas à se priver : il sert à choisir. Une méthode simple pour décider avant de payer.",
  content: `<p>On ne dépasse pas un budget d’un coup. On le dépasse par petites lignes que personne n’a notées. La méthode qui suit tient sur une page.</p>
<h2>Partir de ce que l’on a</h2>
<p>Additionnez ce qui est sûr : votre épargne et ce que chaque famille a promis. Ne comptez ni les enveloppes du jour, ni une promesse vague. Mettez de côté une part pour l’imprévu avant toute autre dépense.</p>
<h2>Trois chiffres par ligne</h2>
<ul>
<li><strong>Le minimum</strong> : en dessous, on renonce à la ligne.</li>
<li><strong>Le maximum</strong> : au-dessus, on change d’idée.</li>
<li><strong>Le réel</strong> : ce que dit le devis, puis ce que dit le reçu.</li>
</ul>
<p>Quand le réel d’une ligne dépasse son maximum, une autre doit baisser. Écrivez laquelle, le jour même.</p>
<h2>Les lignes que l’on oublie</h2>
<ul>
<li>le transport des aînés et des musiciens ;</li>
<li>les repas de ceux qui travaillent ce jour-là ;</li>
<li>le groupe électrogène et son carburant ;</li>
<li>les retouches des tenues ;</li>
<li>le gardiennage et le nettoyage ;</li>
<li>les frais de dossier et les copies.</li>
</ul>
<h2>Payer en deux fois, par écrit</h2>
<p>Un acompte à la commande, le solde à la livraison : c’est l’usage le plus sain. Demandez chaque fois un reçu qui porte la date, la somme, ce qui reste dû et ce qui se passe en cas d’annulation. Un paiement par téléphone laisse une trace ; gardez-la.</p>
<blockquote>Avant de dire oui à une dépense, demandez-vous qui s’en souviendra dans un an.</blockquote>`,
};
