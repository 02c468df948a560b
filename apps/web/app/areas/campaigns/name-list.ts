/** Names in one line, the first three of many: « Famille, Amis, Voisins et 5 autres ». */
export function nameList(names: readonly string[]): string {
  const more = names.length - 3;
  return more > 1 ? `${names.slice(0, 3).join(", ")} et ${more} autres` : names.join(", ");
}
