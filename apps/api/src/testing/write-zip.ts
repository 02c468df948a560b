/** A zip archive of files that are not compressed; their checksums are 0. */
export function writeZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, data] = [encoder.encode(name), encoder.encode(text)];
    const local = header(
      30,
      0x04034b50,
      { 18: data.length, 22: data.length },
      { 26: nameBytes.length },
    );
    const sizes = { 20: data.length, 24: data.length, 42: offset };
    entries.push(header(46, 0x02014b50, sizes, { 28: nameBytes.length }), nameBytes);
    locals.push(local, nameBytes, data);
    offset += local.length + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(entries);
  const count = Object.keys(files).length;
  const end = header(22, 0x06054b50, { 12: directory.length, 16: offset }, { 8: count, 10: count });
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** A record of so many bytes, with its signature and its numbers by their place. */
function header(
  size: number,
  signature: number,
  wide: Record<number, number>,
  short: Record<number, number>,
): Uint8Array {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  for (const [at, value] of Object.entries(wide)) bytes.writeUInt32LE(value, Number(at));
  for (const [at, value] of Object.entries(short)) bytes.writeUInt16LE(value, Number(at));
  return bytes;
}
