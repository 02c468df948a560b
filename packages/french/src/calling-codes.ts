/** A country one may call from: its calling code without « + », and its name. */
export type Country = { readonly code: string; readonly name: string };

// ITU-T E.164 codes; names as the CLDR has them in French, in alphabetical order.
const list = `93 Afghanistan
27 Afrique du Sud
355 Albanie
213 Algérie
49 Allemagne
376 Andorre
244 Angola
1 Anguilla
1 Antigua-et-Barbuda
966 Arabie saoudite
54 Argentine
374 Arménie
297 Aruba
61 Australie
43 Autriche
994 Azerbaïdjan
1 Bahamas
973 Bahreïn
880 Bangladesh
1 Barbade
32 Belgique
501 Belize
229 Bénin
1 Bermudes
975 Bhoutan
375 Biélorussie
591 Bolivie
387 Bosnie-Herzégovine
267 Botswana
55 Brésil
673 Brunei
359 Bulgarie
226 Burkina Faso
257 Burundi
855 Cambodge
237 Cameroun
1 Canada
238 Cap-Vert
56 Chili
86 Chine
357 Chypre
57 Colombie
269 Comores
242 Congo-Brazzaville
243 Congo-Kinshasa
850 Corée du Nord
82 Corée du Sud
506 Costa Rica
225 Côte d’Ivoire
385 Croatie
53 Cuba
599 Curaçao
45 Danemark
253 Djibouti
1 Dominique
20 Égypte
971 Émirats arabes unis
593 Équateur
291 Érythrée
34 Espagne
372 Estonie
268 Eswatini
39 État de la Cité du Vatican
1 États-Unis
251 Éthiopie
679 Fidji
358 Finlande
33 France
241 Gabon
220 Gambie
995 Géorgie
233 Ghana
350 Gibraltar
30 Grèce
1 Grenade
299 Groenland
590 Guadeloupe
1 Guam
502 Guatemala
224 Guinée
240 Guinée équatoriale
245 Guinée-Bissau
592 Guyana
594 Guyane française
509 Haïti
504 Honduras
36 Hongrie
672 Île Norfolk
1 Îles Caïmans
682 Îles Cook
298 Îles Féroé
500 Îles Malouines
1 Îles Mariannes du Nord
692 Îles Marshall
677 Îles Salomon
1 Îles Turques-et-Caïques
1 Îles Vierges britanniques
1 Îles Vierges des États-Unis
91 Inde
62 Indonésie
964 Irak
98 Iran
353 Irlande
354 Islande
972 Israël
39 Italie
1 Jamaïque
81 Japon
962 Jordanie
7 Kazakhstan
254 Kenya
996 Kirghizstan
686 Kiribati
383 Kosovo
965 Koweït
262 La Réunion
856 Laos
266 Lesotho
371 Lettonie
961 Liban
231 Liberia
218 Libye
423 Liechtenstein
370 Lituanie
352 Luxembourg
389 Macédoine du Nord
261 Madagascar
60 Malaisie
265 Malawi
960 Maldives
223 Mali
356 Malte
212 Maroc
596 Martinique
230 Maurice
222 Mauritanie
262 Mayotte
52 Mexique
691 Micronésie
373 Moldavie
377 Monaco
976 Mongolie
382 Monténégro
1 Montserrat
258 Mozambique
95 Myanmar (Birmanie)
264 Namibie
674 Nauru
977 Népal
505 Nicaragua
227 Niger
234 Nigeria
683 Niue
47 Norvège
687 Nouvelle-Calédonie
64 Nouvelle-Zélande
968 Oman
256 Ouganda
998 Ouzbékistan
92 Pakistan
680 Palaos
507 Panama
675 Papouasie-Nouvelle-Guinée
595 Paraguay
31 Pays-Bas
51 Pérou
63 Philippines
48 Pologne
689 Polynésie française
1 Porto Rico
351 Portugal
974 Qatar
852 R.A.S. chinoise de Hong Kong
853 R.A.S. chinoise de Macao
236 République centrafricaine
1 République dominicaine
40 Roumanie
44 Royaume-Uni
7 Russie
250 Rwanda
1 Saint-Christophe-et-Niévès
378 Saint-Marin
1 Saint-Martin (partie néerlandaise)
508 Saint-Pierre-et-Miquelon
1 Saint-Vincent-et-les Grenadines
290 Sainte-Hélène
1 Sainte-Lucie
503 Salvador
685 Samoa
1 Samoa américaines
239 Sao Tomé-et-Principe
221 Sénégal
381 Serbie
248 Seychelles
232 Sierra Leone
65 Singapour
421 Slovaquie
386 Slovénie
252 Somalie
249 Soudan
211 Soudan du Sud
94 Sri Lanka
46 Suède
41 Suisse
597 Suriname
963 Syrie
992 Tadjikistan
886 Taïwan
255 Tanzanie
235 Tchad
420 Tchéquie
246 Territoire britannique de l’océan Indien
970 Territoires palestiniens
66 Thaïlande
670 Timor oriental
228 Togo
690 Tokelau
676 Tonga
1 Trinité-et-Tobago
216 Tunisie
993 Turkménistan
90 Turquie
688 Tuvalu
380 Ukraine
598 Uruguay
678 Vanuatu
58 Venezuela
84 Viêt Nam
681 Wallis-et-Futuna
967 Yémen
260 Zambie
263 Zimbabwe`;

/** Every country, in the alphabetical order of French. */
export const callingCodes: readonly Country[] = list.split("\n").map((line) => {
  const space = line.indexOf(" ");
  return { code: line.slice(0, space), name: line.slice(space + 1) };
});
