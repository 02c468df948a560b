import type { OwnPost } from "./own-post.ts";

export const civilWedding: OwnPost = {
  id: 1,
  slug: "mariage-civil-preparer-son-dossier",
  date: "2026-08-24",
  title: "Mariage civil : préparer son dossier sans stress",
  excerpt:
    "À la mairie, tout se joue avant la cérémonie. Les pièces que l’on vous demandera, les questions à poser et un ordre pour avancer.",
  content: `<p>En Côte d’Ivoire, seul le mariage célébré par un officier de l’état civil a des effets devant la loi. La dot, la bénédiction et la fête ont leur place et leur beauté, mais c’est à la mairie que vous devenez époux. Voici comment arriver au jour dit l’esprit tranquille.</p>
<h2>Choisir sa mairie</h2>
<p>On se marie en principe là où l’un des deux futurs époux habite. Appelez avant de vous déplacer : chaque mairie a ses heures, ses jours de célébration et sa façon de constituer les dossiers. Demandez le nom du service et notez la date de votre appel.</p>
<h2>Les pièces le plus souvent demandées</h2>
<ul>
<li>un extrait d’acte de naissance de chacun, récent ;</li>
<li>une pièce d’identité en cours de validité ;</li>
<li>un justificatif de domicile ;</li>
<li>l’identité des témoins ;</li>
<li>si l’un de vous a déjà été marié, l’acte qui prouve la fin de ce mariage.</li>
</ul>
<p>La liste exacte est celle de votre mairie, et elle peut changer. Faites-la confirmer, puis tenez un seul dossier, avec deux copies de chaque pièce.</p>
<h2>Parler du régime des biens</h2>
<p>On vous demandera ce que vous choisissez pour vos biens : en commun ou séparés. Ce choix touche votre logement, vos achats et vos dettes. Parlez-en tôt, à deux, et posez vos questions à un notaire si l’un de vous a une entreprise, un terrain ou des enfants.</p>
<h2>Un ordre pour avancer</h2>
<ol>
<li>Appelez la mairie et demandez la liste des pièces, les jours et le tarif.</li>
<li>Demandez vos extraits d’acte : ce sont eux qui prennent le plus de temps.</li>
<li>Déposez le dossier et faites noter la date.</li>
<li>Prévenez vos témoins, et demandez-leur leur pièce d’identité.</li>
<li>Rappelez la mairie la semaine d’avant.</li>
</ol>
<blockquote>Gardez le numéro du service dans votre téléphone et dans celui d’un proche : le jour même, vous aurez les mains prises.</blockquote>`,
};
