import { defaultVoices, type Tone } from "@jdj/contract/designs/event-voice";
import { type HideableSection, hideableSections } from "@jdj/contract/notebook/event-type-sections";
import Typography from "@mui/material/Typography";
import { BooleanInput, CheckboxGroupInput, FormDataConsumer, TextInput } from "react-admin";
import { ToneInput } from "../../forms/tone-input.tsx";

const sectionNames: Readonly<Record<HideableSection, string>> = {
  gifts: "Liste de cadeaux",
  "message-sequence": "Messages à l’avance (dates comptées, « réservez la date »)",
};

/** How the events of a type speak to guests; an empty text is that of the tone, shown in its place. */
export function VoiceFields() {
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        Ce que lisent les invités
      </Typography>
      <ToneInput
        source="details.tone"
        help="Sobre : cartes et tissages sans or ni rouge, ni décompte ni point d’exclamation."
      />
      <BooleanInput
        source="details.shows_brand"
        label="Notre nom et notre marque sont visibles"
        helperText="Sinon, les invités ne les voient ni sur les cartes et les pages, ni dans les messages. Les paiements et leurs reçus les gardent."
      />
      <FormDataConsumer>
        {({ formData }) => <Words voice={defaultVoices[toneOf(formData.details?.tone)]} />}
      </FormDataConsumer>
      <CheckboxGroupInput
        source="details.hidden_sections"
        label="Ce type ne propose pas"
        choices={hideableSections.map((id) => ({ id, name: sectionNames[id] }))}
      />
    </>
  );
}

function toneOf(chosen: unknown): Tone {
  return chosen === "sober" ? "sober" : "festive";
}

function Words({ voice }: { voice: (typeof defaultVoices)[Tone] }) {
  const sober = voice.tone === "sober";
  const texts: [source: string, label: string, placeholder: string, helper?: string][] = [
    ["card_name", "Une carte s’appelle", voice.card_name, "Sans article : invitation, faire-part."],
    [
      "gathering",
      "Les invités viennent à",
      voice.gathering,
      "Avec l’article : la fête, les obsèques.",
    ],
    ["question", "Question posée à l’invité", voice.question, "Après son nom et une virgule."],
    [
      "hosts_verb",
      "Ce que font les hôtes, avant le nom de l’invité",
      sober ? "l’honneur d’inviter" : "la joie d’inviter",
      "Après « a » ou « ont ».",
    ],
    [
      "hosts_verb_to_you",
      "La même chose dite à l’invité",
      sober ? "l’honneur de vous inviter" : "la joie de vous inviter",
    ],
    ["occasion", "Ce que la carte annonce", "", "Avant un nom : du décès de. Vide, selon le type."],
    ["thanks", "Remerciement après la réponse", voice.thanks],
    ["contribution", "Ce que l’on donne au comité s’appelle", voice.contribution],
    [
      "sms_sender",
      "Expéditeur des SMS quand notre nom n’est pas visible",
      "",
      "De 3 à 11 lettres ou chiffres. À faire enregistrer chez les opérateurs avant de l’écrire ici.",
    ],
  ];
  return texts.map(([source, label, placeholder, helper]) => (
    <TextInput
      key={source}
      source={`details.${source}`}
      label={label}
      placeholder={placeholder}
      parse={(text: string) => (text === "" ? null : text)}
      slotProps={{ inputLabel: { shrink: true } }}
      {...(helper === undefined ? {} : { helperText: helper })}
      fullWidth
    />
  ));
}
