import { fieldsOf } from "../../../fields-of.ts";
import type { FormState } from "../../../form-state.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Honeypot } from "../honeypot.tsx";

/** The fields of the chat box; their names are their own, since it stands beside other forms. */
export function ChatFields({ state }: { state?: FormState }) {
  const field = fieldsOf(state);
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
