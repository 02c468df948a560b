/** A size in bytes as people read it: `fileSize(1_234_567)` is « 1,2 Mo ». */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0octets`;
  const [size, unit] = bytes < 999_500 ? [bytes / 1000, "Ko"] : [bytes / 1_000_000, "Mo"];
  const figure = size < 10 ? size.toFixed(1).replace(".", ",").replace(",0", "") : size.toFixed(0);
  return `${figure}\u00a0${unit}`;
}
