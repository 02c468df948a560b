import { and, eq, inArray } from "drizzle-orm";
import { providerServices, providers } from "../src/areas/directory/providers/tables.ts";
import { towns } from "../src/areas/directory/towns/tables.ts";
import { users } from "../src/areas/identity/users/tables.ts";
import { providerMembers } from "../src/areas/provider-accounts/members/tables.ts";
import { serviceTypes } from "../src/areas/service-types/tables.ts";
import type { Database } from "../src/database/connect.ts";
import { cast } from "./cast.ts";

/** The caterer whose owner signs in as the demonstration's provider. */
export const CATERER = "Chez Tantie Mariam (exemple)";

type DemoProvider = [
  name: string,
  town: string,
  services: string[],
  prices: [min: number, max: number] | null,
  shortDescription: string,
];

/** Providers that are clearly invented; the first two are highly recommended. */
const demoProviders: DemoProvider[] = [
  [
    "Le Grand Baobab (exemple)",
    "Cocody",
    ["venue", "catering"],
    [450_000, 1_800_000],
    "Une salle de 400 places et son jardin, avec cuisine sur place. Tables, chaises et groupe électrogène sont compris.",
  ],
  [
    CATERER,
    "Yopougon",
    ["catering", "drinks"],
    [3_500, 9_500],
    "Attiéké, kedjenou, foutou et grillades pour 50 à 800 invités. Prix par personne, dégustation avant de choisir.",
  ],
  [
    "Atelier Bogolan (exemple)",
    "Treichville",
    ["traditional-wear", "groom-wear"],
    [45_000, 380_000],
    "Pagnes tissés et tenues de dot cousus à vos mesures, pour les époux comme pour les familles.",
  ],
  [
    "Bois Sacré Studio (exemple)",
    "Plateau",
    ["photography", "video"],
    [250_000, 850_000],
    "Deux photographes et un vidéaste de la dot à la réception. Un album imprimé et un film de vingt minutes.",
  ],
  [
    "Clin d’Œil Photo (exemple)",
    "Marcory",
    ["photography"],
    [120_000, 300_000],
    "Le reportage de votre journée, des préparatifs à la dernière danse, livré en deux semaines.",
  ],
  [
    "Coiffe et Éclat (exemple)",
    "Cocody",
    ["hair-and-makeup"],
    [40_000, 180_000],
    "Coiffure et maquillage de la mariée et de ses demoiselles d’honneur, à domicile, essai compris.",
  ],
  [
    "DJ Lagune (exemple)",
    "Koumassi",
    ["dj", "sound-and-light"],
    [100_000, 275_000],
    "Zouglou, coupé-décalé, afrobeats et slows. Sonorisation, lumières et micro sans fil pour les discours.",
  ],
  [
    "Fanfare du Bandama (exemple)",
    "Bouaké",
    ["live-music"],
    [150_000, 240_000],
    "Douze musiciens pour le cortège et l’entrée des mariés, en tenue assortie à vos couleurs.",
  ],
  [
    "Fleurs de Bassam (exemple)",
    "Grand-Bassam",
    ["flowers", "decoration"],
    [60_000, 450_000],
    "Bouquets, boutonnières et centres de table de fleurs fraîches, montés le matin même.",
  ],
  [
    "Gâteaux Akwaba (exemple)",
    "Cocody",
    ["cake"],
    [55_000, 220_000],
    "Pièces montées à étages, goûtées avant la commande, livrées et dressées dans votre salle.",
  ],
  [
    "La Maison des Perles (exemple)",
    "Adjamé",
    ["jewellery", "gifts"],
    [25_000, 350_000],
    "Alliances gravées, parures de dot et souvenirs pour vos invités.",
  ],
  [
    "La Plume et le Pagne (exemple)",
    "Marcory",
    ["stationery", "gifts"],
    [600, 2_500],
    "Faire-part, menus et marque-places imprimés dans le tissage de votre fête. Prix par pièce.",
  ],
  [
    "Les Berlines de Zone 4 (exemple)",
    "Marcory",
    ["car-rental", "transport"],
    [75_000, 300_000],
    "Voiture des mariés avec chauffeur, et cars pour conduire les familles d’un lieu à l’autre.",
  ],
  [
    "Maître Zadi (exemple)",
    "Yopougon",
    ["host"],
    [80_000, 200_000],
    "Maître de cérémonie en français et en langues, pour la dot comme pour la soirée.",
  ],
  [
    "Nappes et Lumières (exemple)",
    "Treichville",
    ["decoration", "equipment-rental"],
    [200_000, 950_000],
    "Tentures, nappes, housses et éclairage. Nous venons voir la salle et dessinons le plan avec vous.",
  ],
  [
    "Oui Coordination (exemple)",
    "Plateau",
    ["wedding-planning", "hostesses"],
    [300_000, 1_200_000],
    "Une coordinatrice et quatre hôtesses le jour venu, pour que les familles profitent de la fête.",
  ],
  [
    "Robes Alizé (exemple)",
    "Cocody",
    ["bridal-wear"],
    [90_000, 650_000],
    "Robes de mariée à louer ou à faire coudre, retouches comprises jusqu’à la veille.",
  ],
  [
    "Villa des Cocotiers (exemple)",
    "Grand-Bassam",
    ["venue", "lodging"],
    null,
    "Une villa face à la mer pour 120 invités, avec dix chambres pour ceux qui viennent de loin.",
  ],
];

/** Writes the providers once; prices are in FCFA, invented like the providers. */
export async function writeDemoProviders(db: Database, now: Date): Promise<void> {
  const [known] = await db.select({ id: providers.id }).from(providers).limit(1);
  if (known) return;
  const codes = [...new Set(demoProviders.flatMap(([, , services]) => services))];
  const types = await db.select().from(serviceTypes).where(inArray(serviceTypes.code, codes));
  const places = await db.select({ id: towns.id, name: towns.name }).from(towns);
  const townIds = new Map(places.map(({ id, name }) => [name, id]));
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(providers)
      .values(
        demoProviders.map(([name, town, , prices, shortDescription], at) => ({
          name,
          townId: townIds.get(town) ?? null,
          shortDescription,
          publishedAt: now,
          minPriceFcfa: prices?.[0] ?? null,
          maxPriceFcfa: prices?.[1] ?? null,
          rank: at < 2 ? 1 : 2,
          demonstration: true,
        })),
      )
      .returning({ id: providers.id, name: providers.name });
    await tx.insert(providerServices).values(
      added.flatMap(({ id, name }) => {
        const services = demoProviders.find(([one]) => one === name)?.[2];
        return types
          .filter(({ code }) => services?.includes(code))
          .map((type) => ({ providerId: id, serviceTypeId: type.id }));
      }),
    );
  });
}

/** Makes the demonstration's provider the owner of the caterer that bears her name. */
export async function writeDemoTeam(db: Database): Promise<void> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, cast.provider.email));
  const [caterer] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.name, CATERER), eq(providers.demonstration, true)));
  if (!owner || !caterer) return;
  await db
    .insert(providerMembers)
    .values({ providerId: caterer.id, userId: owner.id, role: "owner" })
    .onConflictDoNothing();
}
