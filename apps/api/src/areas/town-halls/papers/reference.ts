import type { PaperProvider } from "@jdj/contract/civil-file/papers";

/** A paper of the usual list. */
interface UsualPaper {
  name: string;
  providedBy: PaperProvider;
  whereHad: string | null;
  validMonths: number | null;
  onlyWhen: string | null;
}

const register = "À la mairie ou à la sous-préfecture où l’acte a été dressé";

const paper = (
  name: string,
  providedBy: PaperProvider,
  whereHad: string | null,
  rest: Partial<Pick<UsualPaper, "validMonths" | "onlyWhen">> = {},
): UsualPaper => ({ name, providedBy, whereHad, validMonths: null, onlyWhen: null, ...rest });

/** Where the usual list comes from, as its readers see it. */
export const usualSource = "Liste habituelle, à vérifier auprès de la mairie";

/**
 * What town halls of Côte d'Ivoire usually ask, gathered from what several of them hand out: no text
 * fixes it, and none of it was checked with any one of them. So no paper has a date of checking.
 */
export const usualPapers: readonly UsualPaper[] = [
  paper("Extrait d’acte de naissance", "each", register, { validMonths: 3 }),
  paper("Copie de la pièce d’identité", "each", "Carte nationale d’identité ou passeport valable"),
  paper("Certificat de résidence", "each", "Au commissariat ou à la mairie de votre commune", {
    validMonths: 3,
  }),
  paper("Photos d’identité", "each", "Chez un photographe\u00a0: demandez combien"),
  paper("Copie de la pièce d’identité des témoins", "witnesses", "Un témoin majeur chacun"),
  paper("Certificat médical prénuptial", "each", "Chez un médecin ou dans un centre de santé", {
    validMonths: 3,
    onlyWhen: "Là où la mairie le demande",
  }),
  paper("Certificat de célibat ou de coutume", "each", "À l’ambassade ou au consulat du pays", {
    validMonths: 6,
    onlyWhen: "Pour une personne étrangère, ou née à l’étranger",
  }),
  paper("Acte ou jugement de divorce", "each", "Au greffe du tribunal qui l’a prononcé", {
    onlyWhen: "Pour une personne divorcée",
  }),
  paper("Acte de décès du conjoint précédent", "each", register, {
    onlyWhen: "Pour une personne veuve",
  }),
  paper("Contrat de mariage", "both", "Chez un notaire", {
    onlyWhen: "Si vous en avez fait un",
  }),
];
