/** Why a guest file is not read; shown at `guests_file`. */
export const guestSheetMessages = {
  missing: "Veuillez choisir un fichier",
  "too-large": "Ce fichier est trop lourd\u00a0: 1\u00a0Mo au plus",
  unreadable:
    "Ce fichier n’a pas pu être lu. Remplissez le modèle à télécharger, puis enregistrez-le au format .xls, .xlsx ou .csv",
  "too-many-rows":
    "Ce fichier contient plus de 2\u00a0000 invités\u00a0: importez-les en plusieurs fichiers",
  "too-slow":
    "La lecture de ce fichier prend trop de temps. Copiez vos invités dans le modèle à télécharger, puis réessayez",
  "wrong-columns":
    "Les colonnes de ce fichier ne sont pas celles du modèle\u00a0: il manque la colonne «\u00a0Nom\u00a0» (ou «\u00a0Nom et prénoms\u00a0»)",
  empty: "Ce fichier ne contient aucun invité",
} as const;
