import { initials } from "@jdj/french/names";
import { Cloth } from "../../../weave/cloth.tsx";
import styles from "./couple.module.css";
import type { Person } from "./person.ts";

/** A person's photo or, while there is none, their square of the cloth with their initials. */
export function Portrait({ person, seed }: { person: Person; seed: string }) {
  if (person.image) return <img src={person.image} alt="" width={96} height={96} />;
  const letters = initials(person.givenNames, person.lastName);
  return (
    <span className={styles.square}>
      <Cloth seed={seed} strips={4} rows={48} cover />
      {letters ? <span className={styles.initials}>{letters}</span> : null}
    </span>
  );
}
