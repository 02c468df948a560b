/** The brands of HEIC and AVIF files after `ftyp`, as telephones write them. */
const brands = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

/** Whether a file is a photo as iPhones keep it, which browsers other than Safari cannot decode. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith("ftyp") && brands.includes(head.slice(4));
}
