import type { ReactNode } from "react";
import kit from "./kit.module.css";
import styles from "./tiles.module.css";
import words from "./words.module.css";

/** A value and what it counts; a tone says what it means. */
export interface Tile {
  label: string;
  value: ReactNode;
  tone?: "good" | "attention" | "people" | undefined;
  /** Around the label. */
  link?: (label: string) => ReactNode;
}

interface TilesProps {
  tiles: readonly Tile[];
  /** `wide` for amounts with long labels, `counts` for large numbers. */
  variant?: "wide" | "counts";
  /** Left out on a phone. */
  isAside?: boolean;
}

/** Values beside each other, each on a tile of its own. */
export function Tiles({ tiles, variant, isAside = false }: TilesProps) {
  const className = variant ? `${styles.tiles} ${styles[variant]}` : styles.tiles;
  return (
    <dl className={`${kit.stack2} ${words.terms} ${className}`} data-aside={isAside || undefined}>
      {tiles.map(({ label, value, tone, link }) => (
        <div key={label} className={`${kit.card} ${styles.tile}`} data-tone={tone}>
          <dt>{link ? link(label) : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
