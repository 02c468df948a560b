import type { Civility } from "@jdj/contract/person/civility";
import { useId } from "react";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./portrait.module.css";

/** What is read out. */
const labels: Record<Civility, string> = {
  M: "Silhouette d’un homme en boubou tissé",
  Mme: "Silhouette d’une femme au foulard noué",
  Mlle: "Silhouette d’une femme aux cheveux relevés",
};

/** The patterned clothes of each: a boubou; a scarf and a dress; a dress with bare shoulders. */
const woven: Record<Civility, string> = {
  M: "M60 156c-24 4-39 16-44 44h168c-5-28-20-40-44-44l-22-3-18 16-18-16z",
  Mme: "M58 160c-20 5-32 17-36 40h156c-4-23-16-35-36-40l-24-5-18 13-18-13zM57 74c-7-33 16-55 43-55s50 22 43 55c-12-14-27-19-43-19s-31 5-43 19zM139 38c12-14 26-12 30-4s-8 22-25 22z",
  Mlle: "M52 160c-13 6-22 18-26 40h148c-4-22-13-34-26-40-10 12-28 18-48 18s-38-6-48-18z",
};

/** The lines of each: face, neck, hair. */
const drawn: Record<Civility, string> = {
  M: "M64 74c0-28 15-42 36-42s36 14 36 42v14c0 24-16 42-36 42s-36-18-36-42zM64 76c14-4 24-12 29-22 12 12 27 18 43 20M84 126v28l16 15 16-15v-28",
  Mme: "M62 72v16c0 24 17 42 38 42s38-18 38-42V72M84 126v29l16 13 16-13v-29M62 96l-2 9M138 96l2 9",
  Mlle: "M64 78v10c0 24 16 42 36 42s36-18 36-42V78c-11-2-20-8-25-18-9 11-26 18-47 18zM61 84c-8-34 12-54 39-54s47 20 39 54M80 28c0-12 9-19 20-19s20 7 20 19M85 127v24c-9 6-22 6-33 9M115 127v24c9 6 22 6 33 9",
};

/** A line drawing of a person dressed in the event's pattern, by civility. */
export function Portrait({ civility, seed }: { civility: Civility | null; seed: string }) {
  const clip = useId();
  const kind = civility ?? "Mlle";
  return (
    <svg className={styles.portrait} viewBox="0 0 200 200" role="img" aria-label={labels[kind]}>
      <defs>
        <clipPath id={clip}>
          <path d={woven[kind]} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${clip})`}>
        <Cloth seed={seed} strips={5} rows={60} cover />
      </g>
      <path className={styles.edge} d={woven[kind]} />
      <path className={styles.line} d={drawn[kind]} />
    </svg>
  );
}
