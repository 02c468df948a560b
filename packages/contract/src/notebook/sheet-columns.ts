/** The columns of a guest sheet, in the order of the template. */
export const sheetColumns = [
  "civility",
  "category",
  "last_name",
  "given_names",
  "email",
  "phone_number_1",
  "phone_number_2",
] as const;

export type SheetColumn = (typeof sheetColumns)[number];
