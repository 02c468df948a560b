/** The shapes of a table; « head » is the table of honour, which a proposal leaves to the hosts. */
export const tableShapes = ["round", "rectangle", "square", "head"] as const;
export type TableShape = (typeof tableShapes)[number];

export const tableShapeLabels: Readonly<Record<TableShape, string>> = {
  round: "Ronde",
  rectangle: "Rectangulaire",
  square: "Carrée",
  head: "Table d’honneur",
};

/** The most places of one table, and the most tables of an event. */
export const PLACES_MAX = 60;
export const TABLES_MAX = 150;

/** The room in steps: as wide as a page, and as deep as its tables need. */
export const ROOM_WIDTH = 1000;
export const ROOM_DEPTH = 10_000;
