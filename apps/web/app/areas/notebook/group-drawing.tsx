import styles from "./group-drawing.module.css";

/** Single-line drawings, each within 48 × 48, by the codes that the event templates give. */
const lines: Record<string, string> = {
  alliances:
    "M18 16a12 12 0 1 0 0 24a12 12 0 1 0 0-24M30 16a12 12 0 1 1-9.5 19.3M27.5 16.3A12 12 0 0 1 30 16M14.5 16.4l-3-5.4l3.2-4h6.6l3.2 4l-3 5.4M11.5 11h13",
  calebasse:
    "M22 6c1.5 2 2 4 1.6 7c-.4 3.2-3.6 4.2-4.6 7.4c-.7 2.2.6 4 .2 5.6C10.600 28.500 9 33 9.400 36.200C10 41 15.600 43.500 24 43.500s14-2.500 14.600-7.300c.4-3.200-1.200-7.700-9.800-10.200c-.4-1.600.9-3.400.2-5.600c-1-3.200-4.200-4.200-4.600-7.400c-.3-2.600-.9-5.200-2.400-7M12 33.500c7 2.600 17 2.600 24 0",
  porte: "M14 43V8l20-3v38M9 43h30M29 24.500v3.500M20 15.500l8-1.200M20 33.500l8-1",
  registre:
    "M24 13c-4-3.500-10-4.500-17-4.500v28c7 0 13 1 17 4.500c4-3.500 10-4.500 17-4.500v-28c-7 0-13 1-17 4.500v28M12 16.500c3 .2 5.400.8 7.500 1.800M12 23c3 .2 5.400.8 7.500 1.800M36 16.500c-3 .2-5.400.8-7.500 1.800",
  "tam-tam":
    "M10 13c0-3.300 6.300-6 14-6s14 2.700 14 6s-6.300 6-14 6s-14-2.700-14-6c0 9 4.500 12 5.500 17.500c.6 3.300-.5 6-1.500 9.500c3 1.700 6.500 2.500 10 2.500s7-.8 10-2.500c-1-3.500-2.100-6.200-1.500-9.500C33.500 25 38 22 38 13M11 18.500l6.500 12l6.500-11.500l6.500 11.500l6.500-12",
};

/** The drawing of a group or a ceremony; nothing for an unknown code. */
export function GroupDrawing({ code }: { code: string }) {
  const line = lines[code];
  return line ? (
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      <path d={line} />
    </svg>
  ) : null;
}
