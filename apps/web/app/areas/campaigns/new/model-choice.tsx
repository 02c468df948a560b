import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./message-step.module.css";

type ModelChoiceProps = {
  models: readonly { id: number; name: string; content: string }[];
  chosen: number | null;
};

/** The ready texts of a category, in full. */
export function ModelChoice({ models, chosen }: ModelChoiceProps) {
  if (models.length === 0) {
    return <p>Cette catégorie n’a pas encore de texte tout prêt&nbsp;: écrivez le vôtre.</p>;
  }
  return (
    <FieldGroup
      name="model"
      label="Le texte"
      hint="Ce qui est entre crochets devient propre à chaque invité."
    >
      <div className={`${kit.stack3} ${kit.oneColumn}`}>
        {models.map(({ id, name, content }) => (
          <label key={id} className={`${kit.control} ${styles.model}`}>
            <input type="radio" name="model" value={id} defaultChecked={id === chosen} />
            <strong>{name}</strong>
            <span>{content}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
