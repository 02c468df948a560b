/** A country one may call from: its calling code without « + », its name, and its flag as a sign of writing. */
export type Country = { readonly code: string; readonly name: string; readonly flag: string };

// ITU-T E.164 codes, ISO 3166 letters; names as the CLDR has them in French, in alphabetical order.
const list = `93 AF Afghanistan
27 ZA Afrique du Sud
355 AL Albanie
213 DZ Algérie
49 DE Allemagne
376 AD Andorre
244 AO Angola
1 AI Anguilla
1 AG Antigua-et-Barbuda
966 SA Arabie saoudite
54 AR Argentine
374 AM Arménie
297 AW Aruba
61 AU Australie
43 AT Autriche
994 AZ Azerbaïdjan
1 BS Bahamas
973 BH Bahreïn
880 BD Bangladesh
1 BB Barbade
32 BE Belgique
501 BZ Belize
229 BJ Bénin
1 BM Bermudes
975 BT Bhoutan
375 BY Biélorussie
591 BO Bolivie
387 BA Bosnie-Herzégovine
267 BW Botswana
55 BR Brésil
673 BN Brunei
359 BG Bulgarie
226 BF Burkina Faso
257 BI Burundi
855 KH Cambodge
237 CM Cameroun
1 CA Canada
238 CV Cap-Vert
56 CL Chili
86 CN Chine
357 CY Chypre
57 CO Colombie
269 KM Comores
242 CG Congo-Brazzaville
243 CD Congo-Kinshasa
850 KP Corée du Nord
82 KR Corée du Sud
506 CR Costa Rica
225 CI Côte d’Ivoire
385 HR Croatie
53 CU Cuba
599 CW Curaçao
45 DK Danemark
253 DJ Djibouti
1 DM Dominique
20 EG Égypte
971 AE Émirats arabes unis
593 EC Équateur
291 ER Érythrée
34 ES Espagne
372 EE Estonie
268 SZ Eswatini
39 VA État de la Cité du Vatican
1 US États-Unis
251 ET Éthiopie
679 FJ Fidji
358 FI Finlande
33 FR France
241 GA Gabon
220 GM Gambie
995 GE Géorgie
233 GH Ghana
350 GI Gibraltar
30 GR Grèce
1 GD Grenade
299 GL Groenland
590 GP Guadeloupe
1 GU Guam
502 GT Guatemala
224 GN Guinée
240 GQ Guinée équatoriale
245 GW Guinée-Bissau
592 GY Guyana
594 GF Guyane française
509 HT Haïti
504 HN Honduras
36 HU Hongrie
672 NF Île Norfolk
1 KY Îles Caïmans
682 CK Îles Cook
298 FO Îles Féroé
500 FK Îles Malouines
1 MP Îles Mariannes du Nord
692 MH Îles Marshall
677 SB Îles Salomon
1 TC Îles Turques-et-Caïques
1 VG Îles Vierges britanniques
1 VI Îles Vierges des États-Unis
91 IN Inde
62 ID Indonésie
964 IQ Irak
98 IR Iran
353 IE Irlande
354 IS Islande
972 IL Israël
39 IT Italie
1 JM Jamaïque
81 JP Japon
962 JO Jordanie
7 KZ Kazakhstan
254 KE Kenya
996 KG Kirghizstan
686 KI Kiribati
383 XK Kosovo
965 KW Koweït
262 RE La Réunion
856 LA Laos
266 LS Lesotho
371 LV Lettonie
961 LB Liban
231 LR Liberia
218 LY Libye
423 LI Liechtenstein
370 LT Lituanie
352 LU Luxembourg
389 MK Macédoine du Nord
261 MG Madagascar
60 MY Malaisie
265 MW Malawi
960 MV Maldives
223 ML Mali
356 MT Malte
212 MA Maroc
596 MQ Martinique
230 MU Maurice
222 MR Mauritanie
262 YT Mayotte
52 MX Mexique
691 FM Micronésie
373 MD Moldavie
377 MC Monaco
976 MN Mongolie
382 ME Monténégro
1 MS Montserrat
258 MZ Mozambique
95 MM Myanmar (Birmanie)
264 NA Namibie
674 NR Nauru
977 NP Népal
505 NI Nicaragua
227 NE Niger
234 NG Nigeria
683 NU Niue
47 NO Norvège
687 NC Nouvelle-Calédonie
64 NZ Nouvelle-Zélande
968 OM Oman
256 UG Ouganda
998 UZ Ouzbékistan
92 PK Pakistan
680 PW Palaos
507 PA Panama
675 PG Papouasie-Nouvelle-Guinée
595 PY Paraguay
31 NL Pays-Bas
51 PE Pérou
63 PH Philippines
48 PL Pologne
689 PF Polynésie française
1 PR Porto Rico
351 PT Portugal
974 QA Qatar
852 HK R.A.S. chinoise de Hong Kong
853 MO R.A.S. chinoise de Macao
236 CF République centrafricaine
1 DO République dominicaine
40 RO Roumanie
44 GB Royaume-Uni
7 RU Russie
250 RW Rwanda
1 KN Saint-Christophe-et-Niévès
378 SM Saint-Marin
1 SX Saint-Martin (partie néerlandaise)
508 PM Saint-Pierre-et-Miquelon
1 VC Saint-Vincent-et-les Grenadines
290 SH Sainte-Hélène
1 LC Sainte-Lucie
503 SV Salvador
685 WS Samoa
1 AS Samoa américaines
239 ST Sao Tomé-et-Principe
221 SN Sénégal
381 RS Serbie
248 SC Seychelles
232 SL Sierra Leone
65 SG Singapour
421 SK Slovaquie
386 SI Slovénie
252 SO Somalie
249 SD Soudan
211 SS Soudan du Sud
94 LK Sri Lanka
46 SE Suède
41 CH Suisse
597 SR Suriname
963 SY Syrie
992 TJ Tadjikistan
886 TW Taïwan
255 TZ Tanzanie
235 TD Tchad
420 CZ Tchéquie
246 IO Territoire britannique de l’océan Indien
970 PS Territoires palestiniens
66 TH Thaïlande
670 TL Timor oriental
228 TG Togo
690 TK Tokelau
676 TO Tonga
1 TT Trinité-et-Tobago
216 TN Tunisie
993 TM Turkménistan
90 TR Turquie
688 TV Tuvalu
380 UA Ukraine
598 UY Uruguay
678 VU Vanuatu
58 VE Venezuela
84 VN Viêt Nam
681 WF Wallis-et-Futuna
967 YE Yémen
260 ZM Zambie
263 ZW Zimbabwe`;

/** The two regional indicator characters that show as a flag, or as two Latin letters where the font has no flags. */
function flagOf(region: string): string {
  return String.fromCodePoint(...[...region].map((character) => 0x1f1a5 + character.charCodeAt(0)));
}

/** Every country, in the alphabetical order of French. */
export const callingCodes: readonly Country[] = list.split("\n").map((line) => {
  const [code = "", region = "", ...name] = line.split(" ");
  return { code, name: name.join(" "), flag: flagOf(region) };
});
