import { Honeypot } from "#app/areas/content/honeypot.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The fields of the chat box; their names are their own, since it is beside other forms. */
export function ChatFields({ state }: { state?: FormState }) {
  const field = bindFields(state);
  return (
    <>
      <TextField label="Votre nom" autoComplete="name" required {...field("chat_name")} />
      <TextField
        label="Votre adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...field("chat_email")}
      />
      <TextField label="Votre mot" lines={3} required {...field("chat_msg")} />
      <Honeypot />
      <Button>Envoyer</Button>
    </>
  );
}
