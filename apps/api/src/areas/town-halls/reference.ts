/** The countries whose town halls may be chosen. */
export const countryReference = [{ code: "CI", name: "Côte d’Ivoire" }];

/** A town hall of the reference data: its name and an indicative position, nothing else. */
export interface TownHallReference {
  code: string;
  town: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** The code of a town hall by its town: small letters and hyphens, `port-bouet`. */
export function codeOfTown(town: string): string {
  const plain = town.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}

/** The usual name of the town hall of a town. */
export function nameOfHall(town: string): string {
  return /^[AEIOUÉÈÊ]/i.test(town) ? `Mairie d’${town}` : `Mairie de ${town}`;
}

function townHall(
  town: string,
  latitude: number,
  longitude: number,
  name = nameOfHall(town),
): TownHallReference {
  return { code: codeOfTown(town), town, name, latitude, longitude };
}

/**
 * The 14 districts (the two autonomous ones first) and town halls of each. Positions are those of
 * the centre of the commune or town, in degrees, from GeoNames (CC BY 4.0) or read off a map: they
 * are indicative, as every page that shows them says.
 */
export const districtReference: { name: string; townHalls: TownHallReference[] }[] = [
  {
    name: "Abidjan",
    townHalls: [
      townHall("Abobo", 5.41613, -4.0159),
      townHall("Adjamé", 5.367, -4.024),
      townHall("Anyama", 5.49462, -4.05183),
      townHall("Attécoubé", 5.34, -4.043),
      townHall("Bingerville", 5.35581, -3.88537),
      townHall("Cocody", 5.354, -3.986),
      townHall("Koumassi", 5.29716, -3.96753),
      townHall("Marcory", 5.31198, -3.99363),
      townHall("Plateau", 5.325, -4.02, "Mairie du Plateau"),
      townHall("Port-Bouët", 5.256, -3.926),
      townHall("Songon", 5.3196, -4.25415),
      townHall("Treichville", 5.297, -4.008),
      townHall("Yopougon", 5.336, -4.087),
    ],
  },
  { name: "Yamoussoukro", townHalls: [townHall("Yamoussoukro", 6.8205, -5.2767)] },
  {
    name: "Bas-Sassandra",
    townHalls: [
      townHall("San-Pédro", 4.7485, -6.6363),
      townHall("Sassandra", 4.9538, -6.0853),
      townHall("Soubré", 5.785, -6.594),
    ],
  },
  {
    name: "Comoé",
    townHalls: [
      townHall("Abengourou", 6.7297, -3.4964),
      townHall("Aboisso", 5.4678, -3.2071),
      townHall("Grand-Bassam", 5.2118, -3.7388),
    ],
  },
  { name: "Denguélé", townHalls: [townHall("Odienné", 9.5051, -7.5643)] },
  {
    name: "Gôh-Djiboua",
    townHalls: [townHall("Divo", 5.8372, -5.3572), townHall("Gagnoa", 6.1319, -5.9506)],
  },
  {
    name: "Lacs",
    townHalls: [
      townHall("Bongouanou", 6.6517, -4.2041),
      townHall("Dimbokro", 6.6466, -4.7052),
      townHall("Toumodi", 6.553, -5.017),
    ],
  },
  {
    name: "Lagunes",
    townHalls: [
      townHall("Adzopé", 6.1069, -3.8619),
      townHall("Agboville", 5.928, -4.2132),
      townHall("Dabou", 5.3256, -4.3769),
    ],
  },
  {
    name: "Montagnes",
    townHalls: [townHall("Guiglo", 6.5437, -7.4936), townHall("Man", 7.4125, -7.5538)],
  },
  {
    name: "Sassandra-Marahoué",
    townHalls: [townHall("Bouaflé", 6.9904, -5.7442), townHall("Daloa", 6.8774, -6.4502)],
  },
  {
    name: "Savanes",
    townHalls: [
      townHall("Boundiali", 9.5217, -6.4869),
      townHall("Ferkessédougou", 9.5928, -5.1945),
      townHall("Korhogo", 9.458, -5.6296),
    ],
  },
  {
    name: "Vallée du Bandama",
    townHalls: [townHall("Bouaké", 7.6906, -5.0301), townHall("Katiola", 8.137, -5.101)],
  },
  { name: "Woroba", townHalls: [townHall("Séguéla", 7.9611, -6.6731)] },
  {
    name: "Zanzan",
    townHalls: [townHall("Bondoukou", 8.0402, -2.8), townHall("Bouna", 9.2693, -2.9951)],
  },
];
