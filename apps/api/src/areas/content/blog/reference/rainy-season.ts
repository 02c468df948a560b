import type { OwnPost } from "./own-post.ts";

export const rainySeason: OwnPost = {
  id: 3,
  slug: "choisir-sa-date-selon-la-saison",
  date: "2026-09-21",
  title: "Choisir sa date selon la saison",
  excerpt:
    "Pluie, chaleur, harmattan, congés : ce que chaque période change pour une fête dans le sud du pays, et comment s’y préparer.",
  content: `<p>Il n’y a pas de mauvaise saison pour s’aimer, mais il y a des bâches à réserver. Dans le sud de la Côte d’Ivoire, on compte d’ordinaire une grande saison des pluies autour de juin, une petite saison sèche au cœur de l’été, une petite saison des pluies en octobre et novembre, puis une grande saison sèche. Le nord suit un autre rythme, avec une seule saison des pluies.</p>
<h2>De décembre à mars : sec et très demandé</h2>
<p>Le ciel est sûr, et beaucoup de parents de l’étranger sont là pour les fêtes de fin d’année. Les salles et les traiteurs aussi le savent : réservez tôt. Quand souffle l’harmattan, l’air est sec et chargé de poussière ; prévoyez de l’eau, et une tenue qui supporte la chaleur de l’après-midi.</p>
<h2>D’avril à juillet : la pluie s’invite</h2>
<p>Une fête reste possible si chaque moment a son abri. Demandez au lieu où l’on se replie, en combien de temps, et si le sol reste praticable. Pensez aux voitures : une rue inondée retarde tout un cortège.</p>
<h2>Août et septembre : une accalmie</h2>
<p>Les vacances scolaires rendent les familles plus disponibles. C’est souvent un bon moment pour une cérémonie à taille humaine.</p>
<h2>Les questions à poser au lieu</h2>
<ul>
<li>Que se passe-t-il s’il pleut à l’heure du cocktail ?</li>
<li>Y a-t-il un groupe électrogène, et qui paie le carburant ?</li>
<li>À quelle heure le soleil donne-t-il sur les tables ?</li>
<li>Le bruit est-il permis après minuit ?</li>
</ul>
<blockquote>Choisissez deux dates avant d’appeler qui que ce soit. La seconde vous servira plus souvent que vous ne croyez.</blockquote>`,
};
