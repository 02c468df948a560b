/**
 * Services of the demonstration by category: name; price; drawing; orders a day; days of notice;
 * variants (« formules »), each with its price where it has one of its own.
 */
export const services: Readonly<Record<string, string>> = {
  furniture: `
    Location de 100 chaises et housses; 75000; chair; 3; 4
    Location de 10 tables rondes nappées; 60000; tablecloth; 3; 4
    Location d’une bâche de 200 places, montée; 120000; tent; 2; 5
    Location d’un salon des mariés; 90000; armchair; 1; 5`,
  sound: `
    Sonorisation d’une salle et technicien; 110000; device-speaker; 2; 5; formules 4 heures/8 heures=170000/La journée et la nuit=260000
    Éclairage d’ambiance de la salle; 95000; lights; 2; 5
    Animateur et piste de danse lumineuse; 180000; disc; 1; 10`,
  cars: `
    Voiture décorée avec chauffeur; 50000; car; 3; 3; formules 2 heures/4 heures=85000/La journée=150000
    Berline du cortège avec chauffeur; 60000; car; 5; 3
    Minibus de 18 places pour les familles; 95000; bus; 2; 4`,
  help: `
    Quatre hôtesses d’accueil pour une journée; 80000; users-group; 2; 4
    Coordination du jour J; 150000; checklist; 1; 14
    Équipe de service de six personnes; 120000; users-group; 2; 7
    Nettoyage de la salle après la fête; 55000; broom; 3; 3`,
  "make-up": `
    Maquillage de la mariée à domicile; 45000; lipstick; 2; 7; formules Le jour même/Avec un essai=65000/Avec essai et deux témoins=95000
    Maquillage de quatre invitées; 60000; brush; 3; 4
    Atelier de mise en beauté, deux heures; 35000; brush; 4; 2`,
  hair: `
    Coiffure de la mariée à domicile; 55000; comb; 2; 7
    Tresses de cérémonie; 40000; comb; 3; 3
    Nouage de foulards pour la famille; 45000; headwrap; 3; 3`,
  invitations: `
    Création d’un faire-part à votre image; 50000; writing; 5; 7
    Calligraphie de 100 enveloppes; 65000; writing; 2; 10`,
  "table-linen": `
    Décoration complète d’une salle de 150 places; 450000; vase; 1; 15
    Décoration de la voiture des mariés; 40000; garland; 4; 3`,
  sewing: `
    Retouche de robe en trois essayages; 35000; needle-thread; 4; 7
    Couture d’une tenue sur mesure, pagne fourni; 45000; scissors; 5; 14`,
  dishes: `
    Cuisinière à domicile pour une journée; 70000; chef-hat; 2; 5
    Dégustation de menus pour quatre; 25000; soup; 3; 4`,
  perfumes: `
    Séance de bain et gommage de la mariée; 48000; bath; 3; 5`,
  dowry: `
    Préparation et port de la dot; 130000; gift; 1; 10`,
};
