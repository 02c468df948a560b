import { type ProductDrawing, productDrawing } from "../../src/drawings/draw-product.ts";
import { clothes } from "./clothes.ts";
import { furtherProducts } from "./further-products.ts";
import { objects } from "./objects.ts";
import { services } from "./services.ts";

interface DemoVariant {
  size: string | null;
  colour: string | null;
  /** Its own price; null for the product's. */
  priceFcfa: number | null;
}

/** A product of the demonstration, before it has a number. */
export interface DemoProduct {
  /** The code of its category. */
  category: string;
  kind: "product" | "service";
  name: string;
  priceFcfa: number;
  oldPriceFcfa: number | null;
  drawing: ProductDrawing;
  /** One of each size and colour; one without both where it has none. */
  variants: DemoVariant[];
  /** The stock in all; null where nothing is said of it, and for a service. */
  stock: number | null;
  dayCapacity: number | null;
  noticeDays: number;
}

const listOf = (options: readonly string[], name: string): (string | null)[] => {
  const found = options.find((option) => option.startsWith(`${name} `));
  return found?.slice(name.length + 1).split("/") ?? [];
};

const numberOf = (options: readonly string[], name: string): number | null => {
  const [text] = listOf(options, name);
  return text ? Number(text) : null;
};

function drawingOf(name: string | undefined): ProductDrawing {
  const found = name === undefined ? null : productDrawing(name);
  if (found === null) throw new Error(`There is no drawing ${name}`);
  return found;
}

const rowsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([category, text]) =>
    text
      .trim()
      .split("\n")
      .map((row) => ({ category, columns: row.split(";").map((column) => column.trim()) })),
  );

function productOf({ category, columns }: { category: string; columns: string[] }): DemoProduct {
  const [name = "", price, drawing, ...options] = columns;
  const sizes = [...listOf(options, "tailles"), ...listOf(options, "pointures")];
  const colours = listOf(options, "couleurs");
  const or = (list: (string | null)[]) => (list.length > 0 ? list : [null]);
  return {
    category,
    kind: "product",
    name,
    priceFcfa: Number(price),
    oldPriceFcfa: numberOf(options, "avant"),
    drawing: drawingOf(drawing),
    variants: or(colours).flatMap((colour) =>
      or(sizes).map((size) => ({ size, colour, priceFcfa: null })),
    ),
    stock: numberOf(options, "reste"),
    dayCapacity: null,
    noticeDays: 0,
  };
}

function serviceOf({ category, columns }: { category: string; columns: string[] }): DemoProduct {
  const [name = "", price, drawing, capacity, notice, ...options] = columns;
  const formulas = listOf(options, "formules").map((formula): DemoVariant => {
    const [size = null, own] = formula?.split("=") ?? [];
    return { size, colour: null, priceFcfa: own === undefined ? null : Number(own) };
  });
  return {
    category,
    kind: "service",
    name,
    priceFcfa: Number(price),
    oldPriceFcfa: null,
    drawing: drawingOf(drawing),
    variants: formulas.length > 0 ? formulas : [{ size: null, colour: null, priceFcfa: null }],
    stock: null,
    dayCapacity: Number(capacity),
    noticeDays: Number(notice),
  };
}

/** The products of the demonstration: two hundred goods, then thirty services. */
export function readDemoProducts(): DemoProduct[] {
  return [
    ...[clothes, objects, furtherProducts].flatMap((table) => rowsOf(table).map(productOf)),
    ...rowsOf(services).map(serviceOf),
  ];
}
