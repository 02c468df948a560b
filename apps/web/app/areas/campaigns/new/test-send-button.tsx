import { at } from "@jdj/contract/paths/addresses";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { CardChannel } from "./draft.ts";
import styles from "./summary-step.module.css";
import type { TestAnswer } from "./test-send.ts";

/** Sends the card of the form around it to the host only, and shows the result. */
export function TestSend({ channel }: { channel: CardChannel }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<TestAnswer | null>(null);

  async function send(form: HTMLFormElement) {
    setBusy(true);
    setAnswer(null);
    try {
      const response = await fetch(at("cardTest"), { method: "POST", body: new FormData(form) });
      setAnswer(await response.json());
    } catch {
      setAnswer({ sent: false, message: "Pas de réponse\u00a0: vérifiez votre connexion." });
    }
    setBusy(false);
  }

  return (
    <div className={`${kit.toolbar} ${styles.test}`}>
      <Button
        type="button"
        variant="plain"
        busy={busy}
        onClick={({ currentTarget }) => {
          if (currentTarget.form) void send(currentTarget.form);
        }}
      >
        Recevoir un essai
      </Button>
      <p className={words.note} role="status" data-sent={answer?.sent}>
        {answer?.message ??
          (channel.priceFcfa > 0 ? "L’essai utilise votre crédit." : "Vous le recevez vous seul.")}
      </p>
    </div>
  );
}
