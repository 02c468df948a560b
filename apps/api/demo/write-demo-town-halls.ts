import { and, eq, isNull } from "drizzle-orm";
import { townHalls } from "../src/areas/town-halls/tables.ts";
import type { Database } from "../src/database/connect.ts";

/** The day on which these texts were last reviewed. */
const CHECKED_ON = "2026-11-20";

/**
 * Invented prices, in FCFA; every page that shows them says so. Zero is a day without weddings.
 * Several halls share a tariff.
 */
const tariffs = [
  "Lundi:20000;Mardi:15000;Mercredi:20000;Jeudi:20000;Vendredi:35000;Samedi:50000;Dimanche:0",
  "Lundi:0;Mardi:0;Mercredi:15000;Jeudi:25000;Vendredi:25000;Samedi:45000;Dimanche:60000",
  "Lundi:18000;Mardi:18000;Mercredi:18000;Jeudi:12000;Vendredi:12000;Samedi:40000;Dimanche:0",
];

const FILE = `<p><strong>Exemple de dossier, à titre de démonstration.</strong> Il montre comment se lirait la liste d’une mairie\u00a0; demandez toujours la vraie liste au service de l’état civil.</p>
<h2>Pour chacun des futurs époux</h2>
<ul><li>Un extrait d’acte de naissance récent</li><li>Une copie de la pièce d’identité</li><li>Un certificat de résidence</li><li>Deux photos d’identité</li></ul>
<h2>Pour les témoins</h2>
<ul><li>Une copie de la pièce d’identité de chaque témoin</li></ul>
<h2>Le jour venu</h2>
<ol><li>Le dossier est déposé à l’état civil, qui en donne un reçu.</li><li>La date et l’heure sont confirmées par écrit.</li><li>Les époux et les témoins arrivent une demi-heure avant la célébration.</li></ol>`;

const NOTE = `<p><strong>À noter, pour l’exemple\u00a0:</strong> les montants de cette page sont inventés. Une mairie peut demander des frais de timbre, une caution pour la salle ou un délai de publication.</p>
<p>Avant de fixer votre date, appelez le service de l’état civil ou passez le voir, muni de vos pièces d’identité. Faites confirmer par écrit le jour, l’heure, la salle et le montant.</p>
<p>Si l’un des époux est né à l’étranger, ou si un premier mariage a été dissous, prévoyez plus de temps\u00a0: d’autres actes peuvent être demandés, traduits ou légalisés.</p>`;

function generalities(name: string): string {
  return `Texte de démonstration\u00a0: ici se lit la présentation de la ${name.replace(/^M/, "m")}. On y trouve le quartier et les repères pour s’y rendre, les salles où l’on célèbre, le nombre de places assises et l’accueil des familles.

La suite raconte ce qui fait le caractère du lieu\u00a0: son parvis pour les photos, l’ordre du cortège, l’endroit où attendent les musiciens, les places de stationnement, l’accès pour les personnes âgées ou en fauteuil. Quand une vraie fiche remplacera celle-ci, chaque phrase aura été relue avec la mairie.`;
}

/**
 * Writes demonstration texts for every town hall that has none. Numbers begin with 00, which no
 * operator of Côte d’Ivoire has; addresses end in `.example`, which nobody may own.
 */
export async function writeDemoTownHalls(db: Database): Promise<void> {
  const halls = await db
    .select()
    .from(townHalls)
    .where(and(isNull(townHalls.generalities), isNull(townHalls.checkedOn)));
  for (const { id, code, name, town } of halls) {
    const last = String(id).padStart(3, "0");
    await db
      .update(townHalls)
      .set({
        generalities: generalities(name),
        wikiLink: `https://fr.wikipedia.org/w/index.php?search=${encodeURIComponent(`${town} Côte d’Ivoire`)}`,
        supplementaryConditions: FILE,
        noteWell: NOTE,
        daysCelebrationCosts: tariffs[id % tariffs.length] ?? "",
        phoneNumbers: `+225000000${last}1;+225000000${last}2`,
        websiteLink: `https://mairie-${code}.example/`,
        address: `1, rue de l’Exemple, ${town}`,
        email: `etat-civil@mairie-${code}.example`,
        demonstration: true,
        checkedOn: CHECKED_ON,
      })
      .where(eq(townHalls.id, id));
  }
}
