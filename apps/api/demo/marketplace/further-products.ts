/** Further products, written as in `clothes.ts`, of categories that have some already. */
export const furtherProducts: Readonly<Record<string, string>> = {
  wax: `
    Pagne wax Grotto, 6 yards; 19500; wax; couleurs rouge/indigo
    Coupon de wax pour patchwork, 12 pièces; 9500; wax
    Pagne wax Feuilles de manioc, 6 yards; 17000; wax; couleurs vert/jaune`,
  woven: `
    Pagne tissé pour bébé, première sortie; 26000; woven; reste 5
    Panneau mural tissé; 64000; woven`,
  lace: `
    Tulle brodé de perles, 5 yards; 72000; tulle; couleurs blanc/bordeaux
    Velours uni, 4 mètres; 28000; satin; couleurs prune/vert bouteille`,
  bride: `
    Jupon à cerceaux; 22000; dress
    Robe de dot en pagne tissé; 160000; dress; tailles 38/40/42/44; reste 4`,
  groom: `
    Gilet brodé assorti à la mariée; 38000; suit; tailles 48/50/52/54
    Bretelles et boutons de manchette; 16000; bow-tie`,
  guests: `
    Jupe portefeuille en wax; 19000; evening; tailles S/M/L/XL; couleurs bleu/orange
    Grand boubou de la belle-mère; 88000; boubou; couleurs or/bordeaux; avant 99000`,
  necklaces: `
    Ras-de-cou à trois rangs; 27000; necklace; couleurs nacre/rouge
    Pendentif calebasse en argent; 33000; necklace`,
  bracelets: `
    Chaîne de cheville perlée; 9000; bracelet; couleurs doré/argent`,
  lights: `
    Torches de jardin, lot de 8; 36000; candle
    Veilleuses flottantes, lot de 24; 11500; candle`,
  flowers: `
    Boutonnières des témoins, lot de 6; 18000; crown
    Couronne de porte en fleurs séchées; 15500; crown`,
  balloons: `
    Toile de fond en pagne pour photos; 39000; garland; couleurs indigo/corail
    Cadre géant pour photos de groupe; 27000; frame`,
  plates: `
    Assiettes creuses en grès, lot de 12; 44000; plate; couleurs terre/bleu`,
  glasses: `
    Gobelets gravés du jour, lot de 50; 52000; glass-cocktail`,
  serving: `
    Mortier et pilon sculptés; 32000; mortar`,
  invitations: `
    Faire-part de baptême, lot de 50; 36000; invitation
    Enveloppes doublées de pagne, lot de 100; 26000; invitation; couleurs bleu/rouge`,
  "guest-books": `
    Arbre à empreintes à encadrer; 24000; frame`,
  dowry: `
    Bouteilles de dot habillées, lot de 6; 58000; bottle
    Pagnes de dot ficelés, lot de 12; 180000; wax; reste 2`,
  household: `
    Nattes tressées, lot de 4; 21000; mats
    Horloge en bois d’iroko; 29000; clock`,
  "guest-gifts": `
    Savons parfumés à la papaye, lot de 50; 47000; gift`,
  sweets: `
    Biscuits de voyage en boîte, 30 pièces; 21000; cookie`,
  "soft-drinks": `
    Sirop de tamarin, 5 litres; 16000; bottle`,
  hair: `
    Épingles à chignon perlées, lot de 20; 6500; comb; couleurs doré/nacre`,
};
