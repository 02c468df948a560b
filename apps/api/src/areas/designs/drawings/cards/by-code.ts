import type { Design } from "../design.ts";
import { photoDesigns } from "../photo/by-code.ts";
import { affiche } from "./affiche.ts";
import { alliances } from "./alliances.ts";
import { arche } from "./arche.ts";
import { biais } from "./biais.ts";
import { billet } from "./billet.ts";
import { cadre } from "./cadre.ts";
import { calebasse } from "./calebasse.ts";
import { calendrier } from "./calendrier.ts";
import { carteDeTable } from "./carte-de-table.ts";
import { cartePostale } from "./carte-postale.ts";
import { claustra } from "./claustra.ts";
import { courtepointe } from "./courtepointe.ts";
import { deuxOiseaux } from "./deux-oiseaux.ts";
import { diptyque } from "./diptyque.ts";
import { eventail } from "./eventail.ts";
import { fleurDeBissap } from "./fleur-de-bissap.ts";
import { grandArbre } from "./grand-arbre.ts";
import { lagune } from "./lagune.ts";
import { leverDuJour } from "./lever-du-jour.ts";
import { lisereDor } from "./lisere-dor.ts";
import { lisiere } from "./lisiere.ts";
import { medaillon } from "./medaillon.ts";
import { monogramme } from "./monogramme.ts";
import { palmes } from "./palmes.ts";
import { parure } from "./parure.ts";
import { pleinPagne } from "./plein-pagne.ts";
import { pleineLune } from "./pleine-lune.ts";
import { pli } from "./pli.ts";
import { registre } from "./registre.ts";
import { filet, lisiereSobre, nuit, souvenir } from "./sober.ts";
import { tamTam } from "./tam-tam.ts";

/** Every drawing, by the code of its design. One that is withdrawn stays: cards already sent show it. */
export const designByCode: Record<string, Design> = {
  affiche,
  alliances,
  arche,
  biais,
  billet,
  cadre,
  calebasse,
  calendrier,
  "carte-de-table": carteDeTable,
  "carte-postale": cartePostale,
  claustra,
  courtepointe,
  "deux-oiseaux": deuxOiseaux,
  diptyque,
  eventail,
  "fleur-de-bissap": fleurDeBissap,
  "grand-arbre": grandArbre,
  lagune,
  "lever-du-jour": leverDuJour,
  "lisere-dor": lisereDor,
  lisiere,
  medaillon,
  monogramme,
  palmes,
  parure,
  "plein-pagne": pleinPagne,
  "pleine-lune": pleineLune,
  pli,
  registre,
  "tam-tam": tamTam,
  ...photoDesigns,
  filet,
  "lisiere-sobre": lisiereSobre,
  nuit,
  souvenir,
};
