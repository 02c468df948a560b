import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./avatar.module.css";

type AvatarProps = {
  /** The seed of the ring's pattern: the event's seed and the person. */
  seed: string;
  /** Address of the photo, or null to show the initials. */
  photo: string | null;
  /** One or two letters; none shows only the pattern. */
  initials: string;
};

/** A portrait in a ring of the event's pattern, as large as its box; decorative, since the name is beside it. */
export function Avatar({ seed, photo, initials }: AvatarProps) {
  return (
    <span className={styles.ring}>
      <Cloth seed={seed} strips={4} rows={48} cover />
      {photo ? <img src={photo} alt="" /> : null}
      {!photo && initials ? <span className={styles.initials}>{initials}</span> : null}
    </span>
  );
}
