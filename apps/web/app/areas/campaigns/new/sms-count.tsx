import { bodyText } from "@jdj/contract/campaigns/body-text";
import {
  changeAroundPlaceholders,
  withoutPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import {
  keepInGsm,
  replaceableCharacters,
  smsLength,
  specSegments,
  wideCharacters,
} from "@jdj/contract/campaigns/sms-length";
import { grouped } from "@jdj/french/money";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./message-step.module.css";

type SmsCountProps = {
  /** The message as simple HTML, its placeholders not yet filled in. */
  html: string;
  /** Called with the text after its special characters were replaced. */
  replace: (html: string) => void;
};

/** The length of a text as SMS, and a button that replaces characters outside GSM-7. */
export function SmsCount({ html, replace }: SmsCountProps) {
  const text = bodyText(html, "html");
  if (text === "") return null;
  // The characters of the placeholders themselves, such as the ô of [hôtes], are never sent.
  const written = withoutPlaceholders(text);
  const isPlain = smsLength(written).encoding === "gsm";
  const { length, segments } = smsLength(isPlain ? keepInGsm(text) : text);
  const plain = specSegments(text);
  const wide = isPlain ? [] : wideCharacters(written);
  const isReplaceable = replaceableCharacters(written).length > 0;
  return (
    <div className={`${kit.stack2} ${words.note} ${styles.sms}`}>
      <p role="status">
        Par SMS&nbsp;: <strong>{grouped(segments)} SMS</strong> pour {grouped(length)} caractères,
        repères non remplis.
        {plain === segments ? null : (
          <> Sa longueur seule en ferait {grouped(plain)}&nbsp;; c’est le nombre réel qui compte.</>
        )}
      </p>
      {wide.length > 0 ? (
        <p>
          {wide.map((sign) => (sign.trim() === "" ? "espace insécable" : sign)).join(" ")}
          &nbsp;: {wide.length > 1 ? "ces signes ramènent" : "ce signe ramène"} chaque SMS de 160 à
          70 caractères{segments > 1 ? " (67 dès le deuxième)" : ""}.
        </p>
      ) : null}
      {wide.length > 0 && isReplaceable ? (
        <Button
          type="button"
          variant="plain"
          onClick={() =>
            replace(changeAroundPlaceholders(html.replaceAll("&nbsp;", " "), keepInGsm))
          }
        >
          {wide.length > 1 ? "Les remplacer" : "Le remplacer"}
        </Button>
      ) : null}
    </div>
  );
}
