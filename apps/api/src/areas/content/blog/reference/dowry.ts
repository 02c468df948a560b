import type { OwnPost } from "./own-post.ts";

export const dowry: OwnPost = {
  id: 2,
  slug: "dot-deux-familles-une-table",
  date: "2026-09-07",
  title: "La dot : deux familles, une seule table",
  excerpt:
    "Avant la mairie, il y a les familles. Quelques repères pour préparer cette rencontre avec respect, sans s’endetter ni se froisser.",
  content: `<p>La dot, ou mariage coutumier, réunit les familles avant de réunir les époux. Elle n’est pas la même d’une région à l’autre, ni d’une famille à l’autre. Le premier conseil tient en un mot : demandez.</p>
<h2>Commencer par les anciens</h2>
<p>Un oncle, une tante, un porte-parole : dans beaucoup de familles, ce ne sont pas les futurs époux qui parlent. Demandez de chaque côté qui portera la parole et comment l’on souhaite être abordé. Une visite courte et simple évite bien des malentendus.</p>
<h2>Une liste claire</h2>
<p>Demandez la liste de ce qui est attendu assez tôt, et relisez-la ensemble. Ce qui est symbolique l’est vraiment : une famille préfère souvent un geste juste à un geste cher. Si une demande vous dépasse, dites-le avec respect par votre porte-parole, avant le jour et jamais pendant.</p>
<h2>Ce qui se prépare à deux</h2>
<ul>
<li>la date, qui doit laisser aux aînés le temps de voyager ;</li>
<li>le lieu, le plus souvent dans la famille de la mariée ;</li>
<li>le nombre de personnes de chaque côté ;</li>
<li>les pagnes et qui les paie ;</li>
<li>le repas et la boisson ;</li>
<li>un enfant ou un cousin chargé des photos.</li>
</ul>
<h2>Tenir un budget à part</h2>
<p>Comptez la dot séparément de la fête. Notez ce qui est promis, par qui, et ce qui est réglé. Une somme annoncée de vive voix s’oublie ; une ligne écrite, non.</p>
<blockquote>Le jour venu, laissez les familles parler. Votre rôle est d’être là, heureux et à l’heure.</blockquote>`,
};
