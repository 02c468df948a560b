/** A card's ground, from edge to edge. */
export function ground(colour: string): string {
  return `<rect width="100%" height="100%" fill="${colour}"/>`;
}

/** The outline of a ring, for a fill by even and odd. */
export function annulus(x: number, y: number, outer: number, inner: number): string {
  return `${disc(x, y, outer)}${disc(x, y, inner)}`;
}

/** The outline of a disc. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The outline of a lozenge around a point. */
export function lozenge(x: number, y: number, rx: number, ry = rx): string {
  return `M${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}L${x - rx} ${y}Z`;
}

/** The outline of a rectangle whose corners are bitten by a quarter of a disc. */
export function notched(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 0 ${r} ${r}v${down}a${r} ${r} 0 0 0 ${-r} ${r}h${-across}a${r} ${r} 0 0 0 ${-r} ${-r}v${-down}a${r} ${r} 0 0 0 ${r} ${-r}Z`;
}

/** Numbers from 0 to 1, always the same for a seed: for what should look strewn. */
export function strewn(seed: string): () => number {
  let state = [...seed].reduce((sum, email) => (sum * 31 + email.charCodeAt(0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 16777216;
  };
}
