import type { ObjectName } from "./objects/objects.ts";
import type { TradeCode } from "./scenes/scenes.ts";

/** What a trade works with. */
interface TradeObjects {
  /** What its scene shows, in words. */
  scene: string;
  objects: readonly (readonly [name: ObjectName, caption: string])[];
}

/** The objects of each trade, with what the pictures of them say. */
export const tradeObjects: Readonly<Record<TradeCode, TradeObjects>> = {
  venue: {
    scene: "La salle au crépuscule",
    objects: [
      ["tablecloth", "La table d’honneur"],
      ["arch", "L’arche du jardin"],
      ["tent", "La tente de réception"],
      ["chair", "Les sièges"],
      ["lights", "La terrasse le soir"],
    ],
  },
  "wedding-planning": {
    scene: "La table de travail",
    objects: [
      ["checklist", "La liste des tâches"],
      ["guest-book", "Le carnet de coordination"],
      ["clock", "Le minutage"],
      ["writing", "Le déroulé"],
      ["flower", "Les couleurs choisies"],
    ],
  },
  catering: {
    scene: "Le buffet",
    objects: [
      ["cooking-pot", "Le kedjenou"],
      ["cutlery", "Le couvert"],
      ["buffet", "Le plat chaud"],
      ["meat", "Les grillades"],
      ["calabash", "Les entrées"],
      ["soup", "La sauce"],
      ["chef-hat", "La toque du chef"],
    ],
  },
  cake: {
    scene: "La table des gâteaux",
    objects: [
      ["tiered-cake", "La pièce montée"],
      ["cookie", "Les mignardises"],
      ["cake", "Le gâteau aux cerises"],
      ["choux", "La tour de choux"],
      ["candy", "Le bar à bonbons"],
    ],
  },
  drinks: {
    scene: "Le bar",
    objects: [
      ["glass-cocktail", "Le cocktail"],
      ["glass-champagne", "Le vin d’honneur"],
      ["lemon", "Les jus frais"],
      ["carafe", "Le bissap"],
      ["bottle", "Les bouteilles"],
      ["coffee", "Le café"],
    ],
  },
  decoration: {
    scene: "Le trône des mariés",
    objects: [
      ["lights", "Les lumières suspendues"],
      ["lantern", "Les lanternes"],
      ["armchair", "Le siège d’honneur"],
      ["candle", "Les bougies"],
      ["vase", "Le centre de table"],
      ["garland", "Les fanions"],
    ],
  },
  flowers: {
    scene: "L’arche de fleurs",
    objects: [
      ["flower", "Le bouquet"],
      ["vase", "Le centre de table"],
      ["crown", "La couronne"],
      ["arch", "Les feuillages"],
    ],
  },
  "equipment-rental": {
    scene: "La fête au jardin",
    objects: [
      ["chair", "Les sièges"],
      ["tent", "Les bâches"],
      ["paper-plates", "La vaisselle en piles"],
      ["tablecloth", "Les tables nappées"],
      ["armchair", "Le salon des mariés"],
    ],
  },
  "sound-and-light": {
    scene: "La régie",
    objects: [
      ["device-speaker", "Les enceintes"],
      ["lights", "Les guirlandes"],
      ["microphone", "Les micros"],
      ["disc", "La platine"],
    ],
  },
  photography: {
    scene: "Le studio",
    objects: [
      ["album", "L’album"],
      ["frame", "Le portrait encadré"],
      ["rings", "Les alliances"],
      ["flower", "Le bouquet"],
    ],
  },
  video: {
    scene: "Le tournage",
    objects: [
      ["frame", "L’extrait"],
      ["microphone", "Le son"],
      ["rings", "L’échange des alliances"],
      ["writing", "Le montage"],
    ],
  },
  dj: {
    scene: "La piste",
    objects: [
      ["disc", "La platine"],
      ["device-speaker", "Les basses"],
      ["microphone", "Le micro"],
      ["lights", "Les lumières"],
    ],
  },
  "live-music": {
    scene: "La scène",
    objects: [
      ["microphone", "Les voix"],
      ["writing", "Le répertoire"],
      ["device-speaker", "La sonorisation"],
      ["boubou", "La tenue de scène"],
    ],
  },
  host: {
    scene: "Le micro sur la scène",
    objects: [
      ["microphone", "L’annonce"],
      ["writing", "Le discours"],
      ["confetti", "L’animation"],
      ["bow-tie", "La tenue"],
    ],
  },
  "children-entertainment": {
    scene: "Le coin des enfants",
    objects: [
      ["balloon", "Les ballons"],
      ["confetti", "La surprise"],
      ["candy", "Le goûter"],
      ["garland", "Les fanions"],
    ],
  },
  "special-effects": {
    scene: "Le feu d’artifice",
    objects: [
      ["confetti", "Les confettis"],
      ["lights", "Les lumières"],
      ["candle", "Les flammes"],
      ["balloon", "Le lâcher de ballons"],
    ],
  },
  "bridal-wear": {
    scene: "Le salon d’essayage",
    objects: [
      ["dress", "La robe"],
      ["veil", "Le voile"],
      ["high-heel", "Les escarpins"],
      ["needle-thread", "Les retouches"],
      ["ribbon", "Les rubans"],
    ],
  },
  "groom-wear": {
    scene: "Le vestiaire",
    objects: [
      ["suit", "Le costume"],
      ["shoe", "Les souliers"],
      ["tie", "La cravate"],
      ["shirt", "La chemise"],
      ["bow-tie", "Le nœud papillon"],
    ],
  },
  "traditional-wear": {
    scene: "L’atelier",
    objects: [
      ["boubou", "Le boubou"],
      ["headwrap", "La coiffe"],
      ["shirt", "La chemise en pagne"],
      ["needle-thread", "La couture"],
      ["scissors", "La coupe"],
    ],
  },
  "hair-and-makeup": {
    scene: "La coiffeuse",
    objects: [
      ["brush", "Les pinceaux"],
      ["lipstick", "Le maquillage"],
      ["comb", "Le chignon"],
      ["wig", "La coiffure"],
      ["perfume", "Le parfum"],
    ],
  },
  jewellery: {
    scene: "La vitrine",
    objects: [
      ["rings", "Les alliances"],
      ["necklace", "La parure"],
      ["ring", "La bague"],
      ["earrings", "Les boucles d’oreilles"],
      ["bracelet", "Les bracelets"],
    ],
  },
  stationery: {
    scene: "Le papier et l’encre",
    objects: [
      ["invitation", "Le faire-part"],
      ["menu-card", "Le menu"],
      ["guest-book", "Le livre d’or"],
      ["writing", "La calligraphie"],
      ["urn", "L’urne"],
    ],
  },
  gifts: {
    scene: "La table des cadeaux",
    objects: [
      ["gift", "Le cadeau"],
      ["basket", "Le panier de dot"],
      ["favours", "Les souvenirs"],
      ["jar", "Les petits pots"],
      ["hand-fan", "Les éventails"],
    ],
  },
  hostesses: {
    scene: "L’accueil",
    objects: [
      ["users-group", "L’équipe"],
      ["checklist", "La liste des invités"],
      ["menu-card", "Le placement"],
      ["glass-champagne", "Le verre de bienvenue"],
    ],
  },
  security: {
    scene: "L’entrée gardée",
    objects: [
      ["checklist", "La liste d’entrée"],
      ["key", "L’accès"],
      ["lantern", "La ronde"],
    ],
  },
  "car-rental": {
    scene: "La voiture des mariés",
    objects: [
      ["car", "Le cortège"],
      ["key", "La clé"],
      ["flower", "Le décor floral"],
      ["ribbon", "Les rubans"],
    ],
  },
  transport: {
    scene: "Le car des invités",
    objects: [
      ["bus", "Le minibus"],
      ["clock", "L’horaire"],
      ["checklist", "La liste des passagers"],
      ["glass-cocktail", "Le verre à l’arrivée"],
    ],
  },
  lodging: {
    scene: "La chambre",
    objects: [
      ["bed", "Le linge de lit"],
      ["coffee", "Le petit déjeuner"],
      ["bath", "La salle de bains"],
      ["key", "La clé"],
    ],
  },
  travel: {
    scene: "La plage",
    objects: [
      ["glass-cocktail", "L’arrivée"],
      ["trunk", "Les bagages"],
      ["hand-fan", "La sieste"],
      ["calabash", "Les fruits"],
    ],
  },
};
