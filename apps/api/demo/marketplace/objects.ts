/** Further products, written as in `clothes.ts`. */
export const objects: Readonly<Record<string, string>> = {
  rings: `
    Paire d’alliances en or 18 carats; 420000; rings; tailles 52/54/56/58/60
    Alliances en argent gravées à vos prénoms; 85000; rings; tailles 52/54/56/58/60; avant 98000
    Bague de fiançailles à pierre taillée; 195000; ring; tailles 50/52/54/56; reste 2
    Coffret à alliances en bois; 15000; diamond`,
  necklaces: `
    Collier de perles d’eau douce; 48000; necklace
    Parure de dot, collier et boucles; 76000; necklace; couleurs doré/corail
    Collier de cauris et laiton; 22000; necklace; reste 4
    Ceinture de perles, sept rangs; 18000; bracelet; couleurs blanc/rouge/bleu`,
  bracelets: `
    Bracelet jonc doré; 16000; bracelet
    Bracelets de perles, lot de cinq; 11000; bracelet; couleurs multicolore/nacre
    Bracelet gravé pour témoin; 19000; bracelet; avant 23000`,
  earrings: `
    Boucles pendantes à gouttes; 14000; earrings; couleurs doré/argent
    Créoles en laiton martelé; 12500; earrings
    Puces à perle de mariée; 9500; earrings; reste 0`,
  lights: `
    Bougies de table, lot de 24; 14500; candle; couleurs ivoire/doré
    Guirlande lumineuse de 20 mètres; 18000; lights
    Lanternes ajourées, lot de 6; 42000; lantern; avant 48000
    Photophores en verre, lot de 12; 16500; candle; reste 3
    Lettres lumineuses LOVE; 95000; lights; reste 1`,
  flowers: `
    Bouquet de mariée stabilisé; 38000; flower; couleurs blanc/poudré
    Centre de table en fleurs de tissu; 12500; vase
    Arche de feuillage artificiel; 88000; arch
    Pétales de tissu, 1 000 pièces; 6500; flower; couleurs rouge/blanc/rose`,
  "table-linen": `
    Nappe ronde en satin, 3 mètres; 14000; tablecloth; couleurs blanc/ivoire/bordeaux
    Chemins de table en pagne, lot de 10; 35000; tablecloth; couleurs bleu/orange
    Housses de chaise à nœud, lot de 50; 75000; chair; avant 90000
    Serviettes de table brodées, lot de 24; 28000; tablecloth`,
  balloons: `
    Arche de ballons à monter; 32000; balloon; couleurs rose et or/bleu et argent/vert et blanc
    Ballons imprimés à vos prénoms, lot de 50; 22000; balloon
    Guirlandes de fanions en pagne; 9500; garland
    Canons à confettis, lot de 6; 12000; confetti; reste 5`,
  plates: `
    Assiettes plates en porcelaine, lot de 24; 68000; plate
    Service de 72 pièces pour 12 personnes; 145000; plate; avant 165000
    Couverts dorés, 48 pièces; 58000; cutlery; couleurs doré/argent
    Assiettes de présentation, lot de 12; 36000; plate; couleurs doré/argent/transparent; reste 4`,
  glasses: `
    Verres à pied, lot de 24; 42000; glass-cocktail
    Flûtes gravées des mariés, la paire; 25000; glass-champagne
    Carafes à jus en verre, lot de 4; 22000; carafe
    Fontaine à boisson, 8 litres; 38000; carafe; reste 0`,
  serving: `
    Grande marmite en fonte d’aluminium; 55000; cooking-pot; tailles 30 litres/50 litres
    Plats chauffants de buffet, lot de 3; 120000; buffet; avant 138000
    Calebasses décorées de service, lot de 6; 30000; calabash
    Soupière en terre cuite et louche; 18500; soup`,
  disposable: `
    Assiettes en feuille de palmier, lot de 100; 25000; paper-plates
    Gobelets en carton à motif pagne, lot de 200; 18000; paper-plates
    Couverts en bois, lot de 200; 15000; cutlery
    Barquettes à emporter, lot de 100; 12000; paper-plates; reste 3`,
  invitations: `
    Faire-part pliés à motif tissé, lot de 100; 75000; invitation; couleurs indigo/bordeaux/vert
    Faire-part de dot, lot de 50; 42000; invitation
    Faire-part à rabats et ruban, lot de 100; 110000; invitation; avant 125000
    Cartons « Réservez la date », lot de 100; 38000; invitation`,
  menus: `
    Menus imprimés, lot de 100; 35000; menu-card
    Marque-places en pagne, lot de 100; 28000; menu-card
    Numéros de table sur socle, lot de 20; 24000; menu-card; reste 4
    Étiquettes de remerciement, lot de 200; 14000; menu-card`,
  "guest-books": `
    Livre d’or relié en pagne; 22000; guest-book; couleurs bleu/rouge
    Urne à enveloppes en bois; 34000; urn
    Album de photos relié, 60 pages; 46000; album; avant 52000
    Livre d’or en toile ivoire; 17500; guest-book`,
  dowry: `
    Malle de dot garnie, traditionnelle; 250000; trunk
    Valise de dot gainée de pagne; 95000; trunk; couleurs bleu/rouge/doré
    Panier de dot tressé; 38000; basket; reste 3
    Coffret de la belle-mère; 65000; gift
    Plateaux de dot décorés, lot de 6; 54000; calabash; avant 62000`,
  household: `
    Batterie de cuisine, 12 pièces; 92000; cooking-pot
    Parure de lit brodée, deux places; 58000; bed; couleurs blanc/bleu
    Service à café pour 12; 42000; coffee
    Lampe de chevet tressée, la paire; 36000; lantern`,
  "guest-gifts": `
    Sachets de dragées en pagne, lot de 50; 45000; favours
    Mini-bougies à vos prénoms, lot de 50; 60000; candle
    Éventails en pagne, lot de 50; 50000; hand-fan; couleurs bleu/orange/rose; avant 58000
    Petits pots de miel, lot de 50; 55000; jar; reste 2
    Porte-clés gravés, lot de 50; 48000; key`,
  "gift-cards": `
    Carte cadeau de 25 000 FCFA; 25000; gift-card
    Carte cadeau de 50 000 FCFA; 50000; gift-card
    Carte cadeau de 100 000 FCFA; 100000; gift-card`,
  "wedding-cakes": `
    Pièce montée à trois étages; 120000; tiered-cake
    Pièce montée à cinq étages, 150 parts; 245000; tiered-cake; avant 270000
    Gâteau de dot à motif pagne; 85000; cake
    Gâteau nu aux fruits, 40 parts; 68000; cake`,
  "small-cakes": `
    Plateau de 100 mignardises; 55000; cookie
    Petits gâteaux coco et gingembre, 60 pièces; 24000; cookie
    Tour de choux, 80 pièces; 72000; choux
    Sablés glacés à vos initiales, 50 pièces; 40000; cookie; reste 0`,
  sweets: `
    Dragées aux amandes, 2 kilos; 22000; favours; couleurs blanc/rose/bleu
    Bar à bonbons pour 80 invités; 95000; candy
    Caramels au beurre salé, 100 pièces; 18000; candy; reste 5`,
  "soft-drinks": `
    Jus de bissap, 20 litres; 24000; carafe
    Jus de gingembre, 20 litres; 26000; lemon
    Cocktail de fruits du verger, 20 litres; 32000; glass-cocktail
    Eau minérale, 100 petites bouteilles; 20000; bottle`,
  wines: `
    Vin pétillant sans alcool, 12 bouteilles; 66000; glass-champagne; avant 72000
    Vin rouge de cérémonie, 12 bouteilles; 84000; bottle
    Vin blanc de cérémonie, 12 bouteilles; 84000; bottle; reste 4`,
  dishes: `
    Attiéké et poisson braisé, pour 50; 175000; calabash
    Kedjenou de poulet, pour 50; 210000; cooking-pot
    Riz gras et alloco, pour 50; 140000; buffet; avant 155000
    Plateau de grillades, pour 30; 120000; meat; reste 0`,
  "make-up": `
    Coffret de maquillage du jour J; 46000; lipstick
    Palette de teints profonds; 22000; brush
    Rouge à lèvres longue tenue; 9000; lipstick; couleurs rouge/prune/nude`,
  hair: `
    Perruque de cérémonie en cheveux naturels; 135000; wig; avant 150000
    Peignes perlés, lot de 3; 11000; comb
    Coffret de soin des tresses; 18500; spray; reste 4`,
  perfumes: `
    Eau de parfum du marié, 100 ml; 39000; perfume
    Eau de parfum de la mariée, 100 ml; 42000; perfume
    Beurre de karité parfumé, lot de 6; 15000; jar`,
  furniture: `
    Chaises dorées, lot de 20; 240000; chair
    Trône des mariés en rotin; 185000; armchair; reste 1
    Tente pliante de 3 sur 6 mètres; 165000; tent; avant 185000`,
  sound: `
    Enceinte portative et deux micros; 145000; device-speaker
    Micro sans fil, la paire; 48000; microphone; reste 3`,
};
