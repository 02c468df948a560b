import { type Tone, tones } from "@jdj/contract/designs/event-voice";
import { required, SelectInput } from "react-admin";

/** The names of the tones. */
export const toneNames: Readonly<Record<Tone, string>> = {
  festive: "Festive",
  sober: "Sobre",
};

/** The choice of a tone. */
export function ToneInput({ source = "tone", help }: { source?: string; help: string }) {
  return (
    <SelectInput
      source={source}
      label="Voix"
      validate={required()}
      helperText={help}
      choices={tones.map((id) => ({ id, name: toneNames[id] }))}
    />
  );
}
