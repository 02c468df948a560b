import { cardPixels, leastTextArea } from "@jdj/contract/console/card-designs";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NumberInput, required, TextInput } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";
import { ToneInput } from "../../forms/tone-input.tsx";
import { Preview } from "./preview.tsx";

/** The names of the fields of a design. */
export const labels = {
  name: "Nom",
  position: "Position",
  tone: "Voix",
  archived: "Archivé",
  picture: "Image",
  layout: "Zone et couleurs des textes",
};

/** The layout of a new design: the middle of the card, in our own colours. */
export const newLayout = {
  ...{ x: 140, y: 280, width: 800, height: 790 },
  ...{ main: "#7c0f3c", accent: "#8a5a00", text: "#17173b" },
};

const numbers = [
  ["x", "Depuis la gauche", 0, cardPixels.width],
  ["y", "Depuis le haut", 0, cardPixels.height],
  ["width", "Largeur", leastTextArea.width, cardPixels.width],
  ["height", "Hauteur", leastTextArea.height, cardPixels.height],
] as const;

const colours = [
  ["main", "Couleur des noms"],
  ["accent", "Couleur du signe &"],
  ["text", "Couleur des textes"],
] as const;

/** The name of a design and its place in the hosts' list. */
export function DesignNames() {
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <NumberInput
        source="position"
        label={labels.position}
        helperText="La plus petite vient d’abord dans l’assistant des mariés."
        validate={required()}
      />
      <ToneInput help="Le modèle est proposé aux événements dont le type parle de cette voix." />
    </>
  );
}

/** The picture of a design, where its texts stand, and how that looks. */
export function DesignPicture() {
  return (
    <>
      <PictureField
        source="picture"
        label={labels.picture}
        isRequired
        helperText="De 4 sur 5, par exemple 1080 × 1350 pixels, sans texte. JPEG, PNG ou WebP, 10 Mo au plus. Une autre proportion est coupée."
      />
      <Typography component="h2" variant="subtitle1">
        {labels.layout}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: 640 }}>
        En pixels d’une carte de 1080 sur 1350. Choisissez un endroit uni de l’image : les textes
        n’en sortent jamais, et leur taille s’y adapte.
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          width: "100%",
          gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" },
        }}
      >
        {numbers.map(([name, label, min, max]) => (
          <NumberInput
            key={name}
            source={`layout.${name}`}
            label={label}
            min={min}
            max={max}
            validate={required()}
          />
        ))}
        {colours.map(([name, label]) => (
          <TextInput
            key={name}
            source={`layout.${name}`}
            label={label}
            type="color"
            validate={required()}
          />
        ))}
      </Box>
      <Preview />
    </>
  );
}
