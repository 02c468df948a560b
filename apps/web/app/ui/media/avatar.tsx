import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./avatar.module.css";

type AvatarProps = {
  /** What the ring is woven from: the event's seed, and whose portrait it is. */
  seed: string;
  /** Address of the photo, or null: the initials then stand for it. */
  photo: string | null;
  /** One or two letters; none leaves the cloth whole. */
  initials: string;
};

/** A portrait in a ring of the event's cloth, as large as its box; decoration, the name stands beside it. */
export function Avatar({ seed, photo, initials }: AvatarProps) {
  return (
    <span className={styles.ring}>
      <Cloth seed={seed} strips={4} rows={48} cover />
      {photo ? <img src={photo} alt="" /> : null}
      {!photo && initials ? <span className={styles.initials}>{initials}</span> : null}
    </span>
  );
}
