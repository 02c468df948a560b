/**
 * Products of the demonstration by category: name; price; drawing; options. `tailles`, `pointures`
 * and a list after `couleurs` make variants; `avant` is the former price, `reste` the stock.
 */
export const clothes: Readonly<Record<string, string>> = {
  wax: `
    Pagne wax Œil de bœuf, 6 yards; 18000; wax; couleurs bleu/rouge/vert; reste 120
    Pagne wax Hirondelle, 6 yards; 16500; wax; couleurs jaune/violet; avant 19000
    Pagne wax Mari capable, 12 yards pour deux familles; 34000; wax
    Pagne wax Fleur de mariage, 6 yards; 17500; wax; couleurs orange/bleu; reste 4
    Lot de 20 pagnes assortis pour les invités; 150000; wax; avant 170000`,
  woven: `
    Pagne tissé à la main, bande large; 45000; woven; couleurs indigo/blanc/doré
    Pagne tissé du mariage, deux pièces; 85000; woven; couleurs blanc et or/noir et or; reste 3
    Écharpe tissée des mariés; 22000; woven; couleurs indigo/bordeaux
    Pagne tissé d’apparat, cinq bandes; 120000; woven; reste 0
    Étole tissée légère; 15000; woven; couleurs ivoire/rose`,
  lace: `
    Dentelle brodée, 5 yards; 55000; lace; couleurs ivoire/champagne/turquoise
    Bazin riche teint, 5 mètres; 40000; bazin; couleurs bleu nuit/bordeaux/vert; avant 46000
    Bazin brodé pour homme, 10 mètres; 78000; bazin
    Organza pailleté, 3 mètres; 12000; tulle; couleurs doré/argent
    Satin de doublure, 5 mètres; 9000; satin; couleurs blanc/ivoire/noir`,
  sewing: `
    Coffret de fil à coudre, 40 couleurs; 8500; needle-thread
    Perles de verre à coudre, 500 pièces; 6000; needle-thread; couleurs doré/nacre; reste 5
    Ruban de satin, 25 mètres; 3500; ribbon; couleurs blanc/rouge/doré
    Grands ciseaux de couturière; 7000; scissors`,
  bride: `
    Robe de mariée sirène en dentelle; 285000; dress; tailles 36/38/40/42; avant 320000
    Robe de mariée princesse, longue traîne; 350000; dress; tailles 38/40/42/44; reste 2
    Robe civile courte et veste; 95000; dress; tailles 36/38/40/42
    Ensemble de dot brodé, trois pièces; 140000; boubou; tailles S/M/L/XL
    Robe de soirée en wax et tulle; 75000; evening; tailles 36/38/40/42; couleurs bleu/orange`,
  groom: `
    Costume trois pièces du marié; 165000; suit; tailles 48/50/52/54; couleurs bleu nuit/noir
    Boubou du marié en bazin brodé; 120000; boubou; tailles M/L/XL
    Veste de cérémonie à col officier; 98000; suit; tailles 48/50/52; reste 1
    Chemise blanche à boutons cachés; 24000; shirt; tailles S/M/L/XL
    Tunique brodée et pantalon; 58000; boubou; tailles M/L/XL; couleurs blanc/beige; avant 65000`,
  guests: `
    Robe longue en wax pour invitée; 48000; evening; tailles S/M/L/XL; couleurs rouge/vert
    Boubou brodé pour femme; 65000; boubou; tailles unique; couleurs turquoise/prune
    Chemise en pagne pour homme; 22000; shirt; tailles S/M/L/XL
    Robe de demoiselle d’honneur; 42000; evening; tailles 36/38/40/42; couleurs rose poudré/vert sauge; reste 3
    Ensemble jupe et haut en bazin; 55000; boubou; tailles S/M/L; reste 0`,
  children: `
    Robe de petite fille d’honneur; 28000; child-dress; tailles 4 ans/6 ans/8 ans/10 ans
    Petit costume de garçon d’honneur; 32000; suit; tailles 4 ans/6 ans/8 ans/10 ans; avant 38000
    Ensemble en pagne pour bébé; 14000; shirt; tailles 6 mois/12 mois/18 mois
    Couronne de fleurs pour enfant; 7500; crown`,
  shoes: `
    Escarpins de mariée en satin; 45000; high-heel; pointures 37/38/39/40/41
    Sandales perlées à petit talon; 32000; high-heel; pointures 37/38/39/40; couleurs doré/argent
    Richelieus vernis du marié; 52000; shoe; pointures 41/42/43/44; avant 60000
    Ballerines pliables pour danser; 12000; shoe; pointures 37/38/39/40`,
  bags: `
    Pochette brodée de perles; 26000; purse; couleurs ivoire/doré/noir
    Pochette en pagne et cuir; 18000; purse; reste 5
    Petit sac de cérémonie à chaîne; 21000; purse; couleurs argent/rose`,
  headwear: `
    Voile long bordé de dentelle; 38000; veil
    Foulard noué prêt à porter; 12000; headwrap; couleurs bleu/rouge/doré
    Diadème à cristaux; 24000; crown; avant 29000
    Grand foulard de cérémonie brodé; 16000; headwrap; reste 0`,
  ties: `
    Nœud papillon en wax et pochette; 9000; bow-tie; couleurs bleu/orange/vert
    Cravate en bazin; 8000; tie; couleurs bordeaux/bleu nuit
    Lot de 6 nœuds papillon assortis; 45000; bow-tie`,
};
